import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';

/** When a file was finished; undefined if it was removed since its folder was read, as old backups are. */
async function finishedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * When the newest backup in the folder was finished; null when there is none. One of a time that is still to come was
 * made while the clock was ahead and does not count. Throws when the folder cannot be read.
 */
export async function newestBackup(folder: string, now = Date.now()): Promise<Date | null> {
  const names = (await readdir(folder)).filter((name) => /^farmhouse-.*\.age$/.test(name));
  const found = await Promise.all(names.map((name) => finishedAt(join(folder, name))));
  const times = found.filter((time) => time !== undefined).filter((time) => time <= now + MINUTE_MS);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
