import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Swap } from './swap.ts';
import type { ArchivedEntry, Target } from './unpack.ts';

/** Where a part of the product's data lies. */
export interface DataPath extends Target {
  /** True for the root of a volume, which cannot be renamed; its entries are renamed instead. */
  isVolume?: boolean;
}

export type DataPaths = Record<ArchivedEntry, DataPath>;

/** Without this file neither Postgres nor its image starts on the data: it is moved away first and moved in last. */
const GATE = 'PG_VERSION';
const NEXT = '.restored';
const OLD = '.before-restore';

const beside = ({ path, isVolume }: DataPath, name: string): string => (isVolume ? join(path, name) : `${path}${name}`);

/** Where the part is unpacked, on the same file system. */
export const nextOf = (data: DataPath): Target => ({ path: beside(data, NEXT), uid: data.uid });

/** Leaves out what restores themselves store here. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));

/** The swap of one entry: without `next` there is nothing to move in; without either path there is nothing to do. */
function swapOf(live: string, next: string, old: string): Swap[] {
  if (existsSync(next)) return [{ live, next, old }];
  return existsSync(live) ? [{ live, old }] : [];
}

/** The renames by which the unpacked data replaces the live data. */
export async function swapsOf(data: DataPath): Promise<Swap[]> {
  const [next, old] = [nextOf(data).path, beside(data, OLD)];
  if (!data.isVolume) return swapOf(data.path, next, old);
  const names = new Set([...(await namesIn(data.path)), ...(await namesIn(next))]);
  const isGated = names.delete(GATE);
  const swaps = [...names].flatMap((name) => swapOf(join(data.path, name), join(next, name), join(old, name)));
  if (!isGated) return swaps;
  const gate = { live: join(data.path, GATE), old: join(old, GATE) };
  return [
    ...(existsSync(gate.live) ? [gate] : []),
    ...swaps,
    ...(existsSync(join(next, GATE)) ? [{ ...gate, next: join(next, GATE) }] : []),
  ];
}
