import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the files of former builds are kept, in milliseconds: a page that is open may still load them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Copies the assets of former builds into the new one, for pages that were opened before it. Their names contain a hash of
 * their content, so that nothing is overwritten; after a week they are left out.
 */
export async function keepFormerAssets(former: string, built: string, now = Date.now()): Promise<void> {
  await mkdir(built, { recursive: true });
  const present = new Set(await readdir(built));
  const names = await readdir(former).catch(() => []);
  for (const name of names.filter((candidate) => !present.has(candidate))) {
    const { mtime, mtimeMs } = await stat(join(former, name));
    if (now - mtimeMs > KEPT_MS) continue;
    await copyFile(join(former, name), join(built, name));
    await utimes(join(built, name), mtime, mtime);
  }
}
