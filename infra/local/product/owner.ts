import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { postgresFolder, postgresUid, UNPRIVILEGED_UID } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';
import type { Running } from './run-files.ts';

/** The name of the user with that id. */
function nameOf(uid: number): string {
  if (uid === UNPRIVILEGED_UID) return 'root'; // its Postgres
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
  assertOwner(owner, process.getuid?.());
}

/** Throws CommandError when the stopped product's database belongs to a user as whom Postgres would not run here. */
export async function assertDatabaseOwned(settings: Settings): Promise<void> {
  for (const folder of [join(settings.dataDir, 'postgres'), await postgresFolder(settings)])
    assertOwner(statSync(folder, { throwIfNoEntry: false })?.uid, postgresUid() ?? process.getuid?.());
}

function assertOwner(owner: number | undefined, own: number | undefined): void {
  if (owner === undefined || owner === own) return;
  throw new CommandError(`It belongs to ${nameOf(owner)}: run this as that user.`);
}
