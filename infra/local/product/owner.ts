import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import type { Settings } from '../settings/settings.ts';
import type { Running } from './run-files.ts';

/** The name of the user with that id. */
function nameOf(uid: number): string {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  return users.map((line) => line.split(':')).find(([, , id]) => id === String(uid))?.[0] ?? `the user ${uid}`;
}

/**
 * Throws CommandError when the running product, or the stopped one's data, belongs to another user: it could not read
 * what this one writes.
 */
export function assertOwned({ dataDir }: Pick<Settings, 'dataDir'>, running: Pick<Running, 'pid'> | undefined): void {
  const path = running ? `/proc/${running.pid}` : join(dataDir, 'secrets.env');
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new CommandError(`It belongs to ${nameOf(owner)}: run this as that user.`);
}
