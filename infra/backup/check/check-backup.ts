import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from '../manifest.ts';
import { checksumsOf, type DatabaseChecksums } from '../database/checksums.ts';
import type { Replay } from '../restore/recovery.ts';
import { superuserPasswordIn } from '../restore/superuser-password.ts';
import { unpack, type Targets } from '../restore/unpack.ts';
import { CommandError } from '../../command-error.ts';
import { RESERVE_BYTES } from '../free-space.ts';
import { assertSameChecksums } from './compare-checksums.ts';

export interface CheckOptions {
  file: string;
  identity: string;
  build: Readable;
  /** Folder that is made for the check and removed after it; Postgres can reach it. */
  folder: string;
  /** Where in it the database is restored. */
  postgres: string;
  /** The user of Postgres, if it is another one than the user who runs the check. */
  uid?: number;
  /** Replays the log of unpacked data, and lets `use` ask the database at a port before it is stopped. */
  replay: (data: string, replayed: Replay, use: (port: number) => Promise<void>) => Promise<void>;
  /** Address of the product's database at the port of this machine. */
  databaseUrl: (port: number, password: string) => string;
  /**
   * Opens pages of the restored product as guests would, and returns what was opened. Throws CommandError if something
   * does not open.
   */
  open?: (folder: string) => Promise<string[]>;
}

export interface CheckedBackup {
  tables: number;
  rows: number;
  /** False for a backup without figures: it was restored and its rows were counted, but not compared. */
  isCompared: boolean;
  /** What was opened. */
  opened: string[];
}

async function restoredChecksums(
  options: CheckOptions,
  targets: Targets,
  replayed: Replay,
): Promise<DatabaseChecksums> {
  const password = await superuserPasswordIn(targets['secrets.env'].path);
  let checksums: DatabaseChecksums = {};
  await options.replay(targets.postgres.path, replayed, async (port) => {
    checksums = await checksumsOf(options.databaseUrl(port, password)).catch((error: Error) => {
      throw new CommandError(`The restored database cannot be read: ${error.message}`);
    });
  });
  return checksums;
}

/**
 * Restores a backup into a folder of its own and compares every file with its checksum, and every table with what was
 * noted when the backup was made; then opens it. Throws CommandError with the reason when something differs.
 */
export async function checkBackup(options: CheckOptions): Promise<CheckedBackup> {
  const { file, identity, build, folder, uid } = options;
  const targets: Targets = {
    postgres: { path: options.postgres, uid },
    uploads: { path: join(folder, 'uploads') },
    'secrets.env': { path: join(folder, 'secrets.env') },
  };
  try {
    await rm(folder, { recursive: true, force: true });
    // Postgres' own user passes through it; what is in it is open to its owners alone
    for (const path of [folder, dirname(options.postgres)]) await mkdir(path, { recursive: true, mode: 0o755 });
    const { end } = await unpack(file, identity, targets, build, RESERVE_BYTES);
    const moment = end.figures ? { lsn: end.figures.lsn } : 'backup';
    // the backup file alone must be sufficient: no other log is read
    const replayed = { moment, timeline: 'current', archive: join(folder, 'no-archive') } as const;
    const found = await restoredChecksums(options, targets, replayed);
    if (end.figures) assertSameChecksums(end.figures.tables, found);
    return {
      tables: Object.keys(found).length,
      rows: Object.values(found).reduce((sum, { rows }) => sum + rows, 0),
      isCompared: end.figures !== undefined,
      opened: (await options.open?.(folder)) ?? [],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
