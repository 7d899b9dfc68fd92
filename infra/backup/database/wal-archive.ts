import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Changes are archived after this many seconds at most. */
export const ARCHIVE_SECONDS = 60;
const SEGMENT = /^[0-9A-F]{24}$/;
/** A history file, which says where a timeline of the log began. */
export const HISTORY = /^[0-9A-F]{8}\.history$/;
const SEGMENTS_PER_LOG = 0x100; // of 16 MB
const SUFFIX = '.gz';

const quoted = (path: string): string => `'${path.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)}'`;
const markOf = (folder: string): string => join(folder, 'begun');
const fileOf = (folder: string, name: string): string => join(folder, `${name}${SUFFIX}`);

/**
 * The command by which Postgres archives a finished file of its log. Before the first backup nothing needs these
 * files, so they are not kept; an archived file is never replaced by a different one. When Postgres may not enter the
 * folder, the command fails, and Postgres keeps the file and tries again.
 */
export function archiveCommand(folder: string): string {
  const to = `${quoted(folder)}/%f${SUFFIX}`;
  const kept = `gzip -1 -c '%p' > ${to}.part && sync ${to}.part && mv ${to}.part ${to} && sync ${quoted(folder)}`;
  return (
    `if test -e ${quoted(folder)} && test ! -x ${quoted(folder)}; then false; ` +
    `elif test ! -e ${quoted(markOf(folder))}; then true; ` +
    `elif test -e ${to}; then gunzip -c ${to} | cmp -s - '%p'; else ${kept}; fi`
  );
}

/** The command by which Postgres fetches a file of the log during a restore. */
export function restoreCommand(folder: string): string {
  const from = `${quoted(folder)}/%f${SUFFIX}`;
  return `test -e ${from} && gunzip -c ${from} > '%p'`;
}

export const isArchiving = (folder: string): boolean => existsSync(markOf(folder));

/** From now on files of the log are kept. */
export async function beginArchive(folder: string): Promise<void> {
  if (isArchiving(folder)) return;
  await writeFile(
    markOf(folder),
    'The first backup was made: Postgres adds its log here, and each backup removes what is too old.\n',
  );
}

/** A file of the log as Postgres archived it. */
export const archived = async (folder: string, name: string): Promise<Buffer> =>
  promisify(gunzip)(await readFile(fileOf(folder, name)));

/**
 * When the last file of the log was archived, of the timelines up to the given number or of all: no change in the
 * archive is newer. Undefined when there is none.
 */
export async function lastArchivedAt(folder: string, timeline = Infinity): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => {
    const segment = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
    return SEGMENT.test(segment) && parseInt(segment.slice(0, 8), 16) <= timeline;
  });
  const times = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * Adds the history files of the data to the archive. After a restore they say where the log branched off, and that
 * the new timeline is the one to follow.
 */
export async function archiveHistories(folder: string, data: string): Promise<void> {
  const log = join(data, 'pg_wal');
  for (const name of (await readdir(log)).filter((file) => HISTORY.test(file))) {
    const file = fileOf(folder, name);
    if (existsSync(file)) continue;
    const draft = `${file}.part`;
    await writeFile(draft, await promisify(gzip)(await readFile(join(log, name))), { flush: true });
    await rename(draft, file);
  }
}

/** The names of the log's files from one to another, both included. */
export function segmentsBetween(first: string, last: string): string[] {
  const timeline = first.slice(0, 8);
  const number = (name: string): number =>
    parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_LOG + parseInt(name.slice(16), 16);
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  const from = number(first);
  return Array.from({ length: number(last) - from + 1 }, (_, index) => {
    const at = from + index;
    return `${timeline}${hex(Math.floor(at / SEGMENTS_PER_LOG))}${hex(at % SEGMENTS_PER_LOG)}`;
  });
}

/** The first file of the log that a backup needs, by the note that Postgres archives with each backup's label. */
async function firstNeededBy(folder: string, note: string, labels: readonly string[]): Promise<string | undefined> {
  const text = (await archived(folder, note)).toString();
  const label = /^LABEL: (.*)$/m.exec(text)?.[1];
  return label !== undefined && labels.includes(label) ? note.slice(0, 24) : undefined;
}

const isOlder = (name: string, than: string): boolean => name.slice(8, 24) < than.slice(8, 24);

/** Removes files of the log that none of these backups needs; without one of them nothing is removed. */
export async function pruneArchive(folder: string, labels: readonly string[]): Promise<string[]> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));
  const notes = names.filter((name) => name.endsWith('.backup'));
  const needed = await Promise.all(notes.map((note) => firstNeededBy(folder, note, labels)));
  const oldest = needed
    .filter((name) => name !== undefined)
    .reduce<string | undefined>(
      (before, name) => (before === undefined || isOlder(name, before) ? name : before),
      undefined,
    );
  if (oldest === undefined) return [];
  const old = names.filter((name) => (SEGMENT.test(name) || name.endsWith('.backup')) && isOlder(name, oldest));
  await Promise.all(old.map((name) => rm(fileOf(folder, name))));
  return old;
}
