import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder beside the log into which uploads are copied as they arrive. */
export const uploadsArchive = (archive: string): string => join(archive, 'uploads');

/** Without those that are still being written, whose names begin with a dot. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Makes a hard link where that is possible, which takes no space; otherwise a copy. */
async function keep(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    const { atime, mtime } = await stat(from);
    await copyFile(from, `${to}.part`);
    await utimes(`${to}.part`, atime, mtime);
    await rename(`${to}.part`, to);
  }
}

/**
 * Copies every file of one folder to the other, where it stays when the original is deleted: a row of any moment in
 * the log finds its file. The content of a file never changes.
 */
export async function archiveFiles(from: string, to: string): Promise<void> {
  const known = new Set(await filesIn(to));
  for (const file of await filesIn(from)) if (!known.has(file)) await keep(join(from, file), join(to, file));
}

/** Removes files that are deleted from the product and older than the oldest backup that is replayed from. */
export async function pruneFiles(live: string, archive: string, oldest: Date): Promise<void> {
  for (const file of await filesIn(archive)) {
    if (existsSync(join(live, file))) continue;
    const { mtime } = await stat(join(archive, file));
    if (mtime < oldest) await rm(join(archive, file));
  }
}
