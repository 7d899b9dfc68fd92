import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandError } from '../command-error.ts';

/** The secret half of the key in age's own format, which `age` and `age-keygen` read too. */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'ENOENT'
        ? `There is no key at ${file}: put the one that was printed there, or name its file with BACKUP_KEY`
        : `The key at ${file} cannot be read: ${error.message}`,
    );
  });
  const identity = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m.exec(text)?.[0];
  if (!identity) throw new CommandError(`${file} holds no key: a line that begins with AGE-SECRET-KEY-1 is missing.`);
  return identity;
}

/** Makes the key once; true if it was made now. */
export async function ensureKey(file: string): Promise<boolean> {
  if (existsSync(file)) return false;
  const identity = await generateX25519Identity();
  const lines = [
    '# Opens the backups. Without it they are worthless: print it and keep it away from this machine.',
    `# public key: ${await identityToRecipient(identity)}`,
    identity,
  ];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return true;
}

/** The public half, to which backups are encrypted. */
export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity);
