import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '../../../services/contracts/src/timing/durations.ts';
import { kept, newestFirst } from './retention.ts';

export interface BackupFile {
  name: string;
  date: Date;
}

const NAME = /^farmhouse-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.age$/;

export const backupName = (date: Date): string => `farmhouse-${date.toISOString().replace(/[-:]|\.\d+/g, '')}.age`;

/** Parses the name of a backup's file; undefined for any other name. */
export function backupOf(name: string): BackupFile | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year ? { name, date: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) } : undefined;
}

/** The backups of a folder; other files there are left alone. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => backupOf(name) ?? []);
}

/** False for a time that is still to come, which only a clock that was wrong can have noted. */
export const isPast = (date: Date, now = new Date()): boolean => date.getTime() <= now.getTime() + MINUTE_MS;

/** The newest backup; one that was made while the clock was ahead does not count until its time has come. */
export const newestBackup = (backups: readonly BackupFile[], now = new Date()): BackupFile | undefined =>
  newestFirst(backups).find(({ date }) => isPast(date, now));

async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter(
    (file) => NAME.test(file.replace(/\.part$/, '')) && file.endsWith('.part'),
  )) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

/** Removes what the retention rule does not keep; returns the removed names, and the daily backups, newest first. */
export async function applyRetention(
  folder: string,
  now = new Date(),
): Promise<{ removed: string[]; daily: BackupFile[] }> {
  const backups = await backupsIn(folder);
  const { all, daily } = kept(backups, now);
  const old = backups.filter((backup) => !all.has(backup));
  for (const { name } of old) await rm(join(folder, name), { force: true });
  await removeAbandoned(folder, now);
  return { removed: old.map(({ name }) => name), daily };
}
