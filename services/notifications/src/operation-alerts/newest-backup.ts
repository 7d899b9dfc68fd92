import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * When the newest backup in the folder was finished; null when there is none. Throws when the folder cannot be read.
 */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = (await readdir(folder)).filter((name) => /^farmhouse-.*\.age$/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
