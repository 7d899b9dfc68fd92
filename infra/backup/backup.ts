import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { END, FORMAT, MANIFEST, type End, type Manifest } from './manifest.ts';
import { writeArchive, type ArchiveWriter } from './archive/write-archive.ts';
import { beginBaseBackup, bytesOfBaseBackup, finishBaseBackup } from './database/base-backup.ts';
import { newestMigrations } from './database/migrations.ts';
import { ARCHIVE_SECONDS, beginArchive, pruneArchive } from './database/wal-archive.ts';
import { applyRetention, backupName, backupsIn, newestBackup, type BackupFile } from './keep/backup-files.ts';
import { archiveFiles, isHidden, pruneFiles, uploadsArchive } from './keep/uploads-archive.ts';
import { recipientOf } from './key.ts';
import { CommandError } from '../command-error.ts';
import { assertRoom, bytesOf, RESERVE_BYTES } from './free-space.ts';

export interface BackupOptions {
  /** Addresses of the superuser: any database, and the product's. */
  serverUrl: string;
  databaseUrl: string;
  /** Data folder of the running Postgres. */
  postgres: string;
  uploads: string;
  secrets: string;
  /** Where Postgres puts its log, and where the backups are. */
  archive: string;
  backups: string;
  identity: string;
  /** Names of the variables that the operator has set and that are in no file of the backup. */
  variables?: readonly string[];
  /** True for a copy into another folder than the product's own, whose backups need what is archived. */
  keepsArchive?: boolean;
}

type Bytes = NonNullable<Manifest['bytes']>;

export interface MadeBackup {
  file: string;
  bytes: number;
  removed: string[];
}

/**
 * The server's major version. Throws CommandError when it does not archive its log, without which no backup is
 * consistent.
 */
async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string; mode: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('archive_mode') AS mode`,
  );
  if (rows[0]?.mode !== 'on')
    throw new CommandError('Postgres runs without archive_mode=on: start it again with `make up`.');
  return Math.floor(Number(rows[0].version) / 10_000);
}

async function addFolder(writer: ArchiveWriter, name: string, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const [to, from] = [`${name}/${entry.name}`, join(path, entry.name)];
    if (entry.isFile()) await writer.file(to, from);
    if (!entry.isDirectory()) continue;
    writer.folder(to, (await stat(from)).mode & 0o777);
    await addFolder(writer, to, from);
  }
}

/** Bytes of the files of a folder, about: files come and go meanwhile. */
async function bytesIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const one = join(path, entry.name);
    bytes += entry.isDirectory() ? await bytesIn(one) : await bytesOf(one);
  }
  return bytes;
}

/**
 * Bytes of the next backup, generously: the last one and a fifth, but at least the uploads, which compression makes no
 * smaller; for the first one all that it holds.
 */
async function expectedBytes(backups: string, { postgres, uploads }: Bytes): Promise<number> {
  const last = newestBackup(await backupsIn(backups));
  return last ? Math.max((await stat(join(backups, last.name))).size * 1.2, uploads) : postgres + uploads;
}

/** Throws CommandError unless the secrets are there, without which nothing opens what is restored. */
async function assertSecrets(file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return;
  throw new CommandError(
    `A backup without the secrets cannot be restored: ${file} is missing, or is no file, or a link that leads nowhere.`,
  );
}

/** The database first, so that every file which a row names is in the backup. */
async function fill(
  writer: ArchiveWriter,
  client: pg.Client,
  { label, bytes, ...options }: BackupOptions & { label: string; bytes: Bytes },
): Promise<void> {
  const postgres = await majorVersion(client);
  const migrations = await newestMigrations(options.databaseUrl);
  const start = await beginBaseBackup(client, label);
  const manifest: Manifest = { format: FORMAT, postgres, migrations, variables: options.variables, bytes, ...start };
  await writer.text(MANIFEST, JSON.stringify(manifest, undefined, 2));
  const stop = await finishBaseBackup(client, writer, {
    data: options.postgres,
    archive: options.archive,
    databaseUrl: options.databaseUrl,
  });
  await addFolder(writer, 'uploads', options.uploads);
  await writer.file('secrets.env', options.secrets);
  const end: End = { ...stop, checksums: { ...writer.checksums } };
  await writer.text(END, JSON.stringify(end));
}

/** Changes are in the archive within a minute from the first backup on; the setting is the database's own. */
async function archiveEveryMinute(client: pg.Client): Promise<void> {
  await client.query(`ALTER SYSTEM SET archive_timeout = '${ARCHIVE_SECONDS}s'`);
  await client.query('SELECT pg_reload_conf()');
}

/** Removes from the archive what none of these backups needs. */
async function prune({ archive, uploads }: BackupOptions, daily: readonly BackupFile[]): Promise<void> {
  await pruneArchive(
    archive,
    daily.map(({ name }) => name),
  );
  const oldest = daily.at(-1);
  if (oldest) await pruneFiles(uploads, uploadsArchive(archive), oldest.date);
}

/**
 * Makes a backup of the running product, then removes the backups and log files that the retention rule does not keep.
 * Throws CommandError when the secrets are missing, and when the disk of the backups has no room.
 */
export async function makeBackup(options: BackupOptions, now = new Date()): Promise<MadeBackup> {
  const { serverUrl, archive, backups, identity } = options;
  await assertSecrets(options.secrets);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const name = backupName(now);
  const file = join(backups, name);
  const bytes = { postgres: await bytesOfBaseBackup(options.postgres), uploads: await bytesIn(options.uploads) };
  const needed = { folder: backups, bytes: await expectedBytes(backups, bytes) };
  // a full disk would stop the product
  await assertRoom('A backup', [needed], { reserve: RESERVE_BYTES });
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await beginArchive(archive);
    await archiveEveryMinute(client);
    const recipient = await recipientOf(identity);
    await writeArchive(file, recipient, (writer) => fill(writer, client, { ...options, label: name, bytes }));
  } finally {
    await client.end();
  }
  const { removed, daily } = await applyRetention(backups, now);
  await archiveFiles(options.uploads, uploadsArchive(archive));
  if (!options.keepsArchive) await prune(options, daily);
  return { file, bytes: (await stat(file)).size, removed };
}
