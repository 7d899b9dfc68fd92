import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { CommandError } from '../../command-error.ts';

/** The password of the superuser in the secrets of a backup. Throws CommandError when it holds none. */
export async function superuserPasswordIn(secrets: string): Promise<string> {
  const { POSTGRES_PASSWORD } = parseEnv(await readFile(secrets, 'utf8'));
  if (!POSTGRES_PASSWORD) throw new CommandError('The backup holds no POSTGRES_PASSWORD.');
  return POSTGRES_PASSWORD;
}
