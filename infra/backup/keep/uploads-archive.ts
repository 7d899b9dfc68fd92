import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** The folder beside the log into which uploads are copied as they arrive. */
export const uploadsArchive = (archive: string): string => join(archive, 'uploads');

/** True for a draft, and for what a restore has moved away, whose folder is inside the volume. */
export const isHidden = (file: string): boolean => file.split(sep).some((step) => step.startsWith('.'));

async function allFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await allFilesIn(folder)).filter((file) => !isHidden(file));

/** Has a draft of its own, since several processes may copy the same file at the same time. */
async function copy(from: string, to: string): Promise<void> {
  const draft = join(dirname(to), `.${randomUUID()}`);
  try {
    const { atime, mtime } = await stat(from);
    await copyFile(from, draft);
    await utimes(draft, atime, mtime);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    // the product may delete an upload meanwhile
    if (existsSync(from)) throw error;
  }
}

/** Makes a hard link where that is possible, which takes no space; otherwise a copy. */
async function keep(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    await copy(from, to);
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

/**
 * Removes files that are deleted from the product and older than the oldest backup that is replayed from, and hidden
 * files of that age, such as drafts whose copying was killed.
 */
export async function pruneFiles(live: string, archive: string, oldest: Date): Promise<void> {
  for (const file of await allFilesIn(archive)) {
    if (!isHidden(file) && existsSync(join(live, file))) continue;
    // another process may rename a draft meanwhile
    const info = await stat(join(archive, file)).catch(() => undefined);
    if (!info) continue;
    // a draft has the modification time of its original
    const time = isHidden(file) ? info.ctime : info.mtime;
    if (time < oldest) await rm(join(archive, file), { force: true });
  }
}
