import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import { MINUTE_MS } from '../../../services/contracts/src/timing/durations.ts';
import { CommandError } from '../../command-error.ts';
import { RESTORE_ID } from '../../postgres/restored-sessions.ts';
import { checksumsAtPosition, type ChecksumsAt } from './checksums.ts';
import { bytesOf } from '../free-space.ts';
import { archived, HISTORY, segmentsBetween } from './wal-archive.ts';

/** Folders whose content belongs to the running server; the manual of the low-level API lists them. */
const EMPTIED = new Set(
  ['dynshmem', 'notify', 'replslot', 'serial', 'snapshots', 'stat_tmp', 'subtrans', 'wal'].map((name) => `pg_${name}`),
);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|(recovery|standby)\.signal|pgsql_tmp.*|pg_internal\.init.*|\..*)$/;
const PRIVATE = 0o700;
const CONTROL = 'global/pg_control';
/** How long the archiving of the last file of the log may take. */
const ARCHIVE_TIMEOUT = '5min';
const ARCHIVE_MS = 5 * MINUTE_MS;
const POLL_MS = 50;

export interface BackupStart {
  startLsn: string;
  startedAt: string;
}

interface Content {
  /** Below the data folder. */
  path: string;
  isFolder: boolean;
}

/** What a backup takes from a data folder, each folder before its content; the control file is taken last. */
async function* contentOf(root: string, folder = ''): AsyncGenerator<Content> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(entry.name) || path === CONTROL || path === RESTORE_ID) continue;
    if (entry.isSymbolicLink())
      throw new CommandError(`${path} is a tablespace elsewhere, which a backup cannot hold.`);
    if (entry.isFile()) yield { path, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { path, isFolder: true };
    if (!EMPTIED.has(path)) yield* contentOf(root, path);
  }
}

async function copyFolder(writer: ArchiveWriter, root: string): Promise<void> {
  for await (const { path, isFolder } of contentOf(root)) {
    if (isFolder) writer.folder(`postgres/${path}`, PRIVATE);
    else await writer.file(`postgres/${path}`, join(root, path));
  }
}

/** Bytes of what a backup takes from a data folder, about: files come and go meanwhile. */
export async function bytesOfBaseBackup(root: string): Promise<number> {
  let bytes = 0;
  for await (const { path, isFolder } of contentOf(root)) {
    if (!isFolder) bytes += await bytesOf(join(root, path));
  }
  return bytes;
}

/** A file of the log, once Postgres has archived it. */
async function archivedSoon(archive: string, name: string): Promise<Buffer> {
  const deadline = Date.now() + ARCHIVE_MS;
  for (;;) {
    try {
      return await archived(archive, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** The figures of the tables after the copy, and the last file of the log that is needed to get there. */
async function takeChecksums(
  client: Client,
  databaseUrl: string,
): Promise<{ checksums: ChecksumsAt; last: string } | undefined> {
  const checksums = await checksumsAtPosition(databaseUrl);
  if (!checksums) return undefined;
  // replaying stops before the first record after the position, so there must be one
  await client.query(`SELECT pg_create_restore_point('figures')`);
  const { rows } = await client.query<{ last: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS last');
  const [row] = rows;
  if (!row) throw new Error('Postgres did not finish its log');
  return { checksums, last: row.last };
}

async function addLog(
  writer: ArchiveWriter,
  root: string,
  archive: string,
  first: string,
  last: string,
): Promise<void> {
  for (const name of segmentsBetween(first, last)) {
    const data = await archivedSoon(archive, name);
    await writer.content({ name: `postgres/pg_wal/${name}`, mode: 0o600, size: data.length }, [data]);
  }
  const histories = (await readdir(join(root, 'pg_wal'))).filter((name) => HISTORY.test(name));
  for (const name of histories) await writer.file(`postgres/pg_wal/${name}`, join(root, 'pg_wal', name));
}

/** Begins a backup; the connection must stay open until `finishBaseBackup`. The label names it in the archive. */
export async function beginBaseBackup(client: Client, label: string): Promise<BackupStart> {
  await client.query(`SET statement_timeout = '${ARCHIVE_TIMEOUT}'`);
  const { rows } = await client.query<{ lsn: string; now: Date }>(
    'SELECT pg_backup_start($1, fast => true)::text AS lsn, now()',
    [label],
  );
  const [row] = rows;
  if (!row) throw new Error('Postgres did not begin a backup');
  return { startLsn: row.lsn, startedAt: row.now.toISOString() };
}

/**
 * Copies the files of the running server, and adds the part of its log that makes them consistent as of the end of
 * the copy. The contents of the tables are noted right after it, and the log up to that point is added too.
 */
export async function finishBaseBackup(
  client: Client,
  writer: ArchiveWriter,
  { data, archive, databaseUrl }: { data: string; archive: string; databaseUrl: string },
): Promise<{ stopLsn: string; finishedAt: string; figures?: ChecksumsAt }> {
  await copyFolder(writer, data);
  await writer.file(`postgres/${CONTROL}`, join(data, CONTROL));
  const { rows } = await client.query<{ lsn: string; last: string; labelfile: string; now: Date }>(
    `SELECT lsn::text, pg_walfile_name(lsn) AS last, labelfile, clock_timestamp() AS now
     FROM pg_backup_stop(wait_for_archive => true)`,
  );
  const [stop] = rows;
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(stop?.labelfile ?? '')?.[1];
  if (!stop || !first) throw new Error('Postgres did not finish the backup');
  await writer.text('postgres/backup_label', stop.labelfile);
  const taken = await takeChecksums(client, databaseUrl);
  await addLog(writer, data, archive, first, taken?.last ?? stop.last);
  return { stopLsn: stop.lsn, finishedAt: stop.now.toISOString(), figures: taken?.checksums };
}
