import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file or folder that is replaced: `live` becomes `old`, then `next`, if there is any, becomes `live`. */
export interface Swap {
  live: string;
  next?: string;
  old: string;
}

/** Returns once a file's content, or the names in a folder, are on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

/** Renames, and returns only once the new name is on the disk. */
async function moved(from: string, to: string): Promise<void> {
  await rename(from, to);
  await flush(dirname(to));
}

/**
 * Commits the restore: from here on an interrupted restore is finished, never undone. Until here no live data has
 * changed.
 */
export async function commitSwaps(journal: string, swaps: readonly Swap[]): Promise<void> {
  for (const { old } of swaps) {
    await rm(old, { recursive: true, force: true });
    await mkdir(dirname(old), { recursive: true, mode: 0o700 });
  }
  const draft = `${journal}.part`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(JSON.stringify(swaps, undefined, 2));
  await handle.sync();
  await handle.close();
  await moved(draft, journal);
}

async function swap({ live, next, old }: Swap): Promise<void> {
  const isSwapped = next !== undefined && !existsSync(next);
  if (isSwapped) return;
  if (existsSync(live) && !existsSync(old)) await moved(live, old);
  if (next !== undefined) await moved(next, live);
}

/**
 * Finishes a committed restore, however often it was interrupted; false if there is none. `last` runs before the
 * journal is removed, and must be idempotent.
 */
export async function finishSwaps(
  journal: string,
  last: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  if (!existsSync(journal)) return false;
  const swaps = JSON.parse(await readFile(journal, 'utf8')) as Swap[];
  for (const one of swaps) await swap(one);
  await last();
  await rm(journal);
  await flush(dirname(journal));
  return true;
}
