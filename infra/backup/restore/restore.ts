import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from '../manifest.ts';
import { archiveFiles } from '../keep/uploads-archive.ts';
import { CommandError } from '../../command-error.ts';
import { RESTORE_ID } from '../../postgres/restored-sessions.ts';
import { nextOf, swapsOf, type DataPath, type DataPaths } from './data-paths.ts';
import type { RecoveryTime } from './recovery.ts';
import { superuserPasswordIn } from './superuser-password.ts';
import { commitSwaps, finishSwaps, flush } from './swap.ts';
import { setOwner, setOwnerOfAll, unpack, type Target, type Targets, type Unpacked } from './unpack.ts';

export interface RestoreOptions {
  file: string;
  identity: string;
  build: Readable;
  /** Where the product has its data. */
  live: DataPaths;
  /** Folder of the uploads that were archived since the backup. */
  newerUploads: string;
  /** Data that is moved away, since it would not match the restored data. */
  emptied: readonly DataPath[];
  moment: RecoveryTime;
  /** Replays the log on the unpacked database up to the moment, and throws CommandError when that cannot be. */
  replay: (postgres: string, moment: RecoveryTime) => Promise<void>;
  /**
   * Gives the replayed database the superuser's password of the backup: the replay may have included a later one.
   * Without it the operator does so once Postgres runs.
   */
  setPassword?: (postgres: string, password: string) => Promise<void>;
  /** Where an interrupted restore is noted. */
  journal: string;
}

function assertInBackup(moment: RecoveryTime, { end }: Unpacked): void {
  if (moment instanceof Date && moment < new Date(end.finishedAt)) {
    throw new CommandError(`The backup is of ${end.finishedAt}: for an earlier time take an earlier one.`);
  }
}

/** Makes the next start end all sessions of the restored data. */
async function markRestored({ path, uid }: Target): Promise<void> {
  const file = join(path, RESTORE_ID);
  await writeFile(file, randomUUID(), { flush: true });
  await setOwner({ path: file, uid }, 0o600);
  await flush(path);
}

/** Removes what a restore left behind that was interrupted before it was committed. */
export async function removeUncommitted(live: DataPaths): Promise<void> {
  for (const data of Object.values(live)) await rm(nextOf(data).path, { recursive: true, force: true });
}

/**
 * Unpacks and checks a backup beside the live data and replays the log; `finishRestore` does the rest, at once or
 * after an interruption. Throws CommandError, with nothing changed, when the backup cannot be restored.
 */
export async function commitRestore(options: RestoreOptions): Promise<Unpacked> {
  const { file, identity, build, live, newerUploads, emptied, moment, replay, setPassword, journal } = options;
  const next: Targets = {
    postgres: nextOf(live.postgres),
    uploads: nextOf(live.uploads),
    'secrets.env': nextOf(live['secrets.env']),
  };
  try {
    const unpacked = await unpack(file, identity, next, build);
    assertInBackup(moment, unpacked);
    await replay(next.postgres.path, moment);
    await setPassword?.(next.postgres.path, await superuserPasswordIn(next['secrets.env'].path));
    await markRestored(next.postgres);
    // files that no row names are removed automatically
    for (const folder of [live.uploads.path, newerUploads]) await archiveFiles(folder, next.uploads.path);
    await setOwnerOfAll(next.uploads);
    const swaps = await Promise.all([
      ...Object.values(live).map((data) => swapsOf(data)),
      ...emptied.map((data) => swapsOf(data)),
    ]);
    await commitSwaps(journal, swaps.flat());
    return unpacked;
  } catch (error) {
    if (!existsSync(journal)) await removeUncommitted(live);
    throw error;
  }
}

/** Finishes a committed restore, if there is one. */
export const finishRestore = finishSwaps;
