import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import type { UploadFolder, UploadStore } from './upload-store.ts';

/** Newer files without a row may belong to an upload in progress. */
const ORPHAN_AGE_MS = HOUR_MS;
const BATCH = 200;

/** The random prefix of a file's name. */
const keyOf = (name: string): string => /^[0-9a-f]{32}/.exec(name)?.[0] ?? '';

/**
 * Removes the files of a folder that are older than an hour and whose key `storedKeys` does not return; keys are looked
 * up in batches.
 */
export async function removeOrphans(
  store: UploadStore,
  folder: UploadFolder,
  storedKeys: (keys: string[]) => Promise<{ key: string }[]>,
  now: Date,
): Promise<void> {
  const old: string[] = [];
  for await (const { name, storedAt } of store.list(folder)) {
    if (now.getTime() - storedAt.getTime() > ORPHAN_AGE_MS) old.push(name);
  }
  for (let from = 0; from < old.length; from += BATCH) {
    const names = old.slice(from, from + BATCH);
    const known = new Set((await storedKeys([...new Set(names.map(keyOf))])).map(({ key }) => key));
    await store.remove(
      folder,
      names.filter((name) => !known.has(keyOf(name))),
    );
  }
}
