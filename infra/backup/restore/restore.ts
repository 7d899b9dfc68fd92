import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from '../archive/manifest.ts';
import { archiveFiles } from '../keep/uploads-archive.ts';
import { Refused } from '../refused.ts';
import { decide, finishSwaps, type Swap } from './swap.ts';
import { unpack, type Target, type Targets, type Unpacked } from './unpack.ts';

/** To which moment: as far as the archive reaches, the end of the backup itself, or a time. */
export type Moment = 'latest' | 'backup' | Date;

export interface RestoreOptions {
  file: string;
  identity: string;
  build: Readable;
  /** Where the product has its data. */
  live: Targets;
  /** Folder of the uploads that were kept since the backup. */
  newerUploads: string;
  /** Data that is moved away, since it would not fit what is restored. */
  emptied: readonly string[];
  moment: Moment;
  /** Replays the log on the unpacked database up to the moment, and throws Refused when that cannot be. */
  replay: (postgres: string, moment: Moment) => Promise<void>;
  /** Where an interrupted restore is noted. */
  journal: string;
}

export const besides = (path: string): { next: string; old: string } => ({
  next: `${path}.restored`,
  old: `${path}.before-restore`,
});

const nextTo = ({ path, uid }: Target): Target => ({ path: besides(path).next, uid });

function assertInBackup(moment: Moment, { end }: Unpacked): void {
  if (moment instanceof Date && moment < new Date(end.finishedAt)) {
    throw new Refused(`The backup is of ${end.finishedAt}: for an earlier time take an earlier one.`);
  }
}

/** Removes what a restore left that was interrupted before it had decided. */
export async function removeUndecided(live: Targets): Promise<void> {
  for (const { path } of Object.values(live)) await rm(besides(path).next, { recursive: true, force: true });
}

/**
 * Unpacks and checks a backup beside the data that stands and replays the log; what is left to do then, `finishRestore`
 * does, in one go or after an interruption. Throws Refused, with nothing changed, when the backup cannot be restored.
 */
export async function decideRestore(options: RestoreOptions): Promise<Unpacked> {
  const { file, identity, build, live, newerUploads, emptied, moment, replay, journal } = options;
  const next: Targets = {
    postgres: nextTo(live.postgres),
    uploads: nextTo(live.uploads),
    'secrets.env': nextTo(live['secrets.env']),
  };
  try {
    const unpacked = await unpack(file, identity, next, build);
    assertInBackup(moment, unpacked);
    await replay(next.postgres.path, moment);
    // those that no row names go by themselves
    for (const folder of [live.uploads.path, newerUploads]) await archiveFiles(folder, next.uploads.path);
    const swaps: Swap[] = [
      ...Object.values(live).map(({ path }) => ({ live: path, ...besides(path) })),
      ...emptied.map((path) => ({ live: path, old: besides(path).old })),
    ];
    await decide(journal, swaps);
    return unpacked;
  } catch (error) {
    if (!existsSync(journal)) await removeUndecided(live);
    throw error;
  }
}

/** Finishes a restore that was decided, if one was. */
export const finishRestore = finishSwaps;
