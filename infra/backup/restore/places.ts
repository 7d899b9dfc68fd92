import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Swap } from './swap.ts';
import type { Part, Target } from './unpack.ts';

/** Where a part of the product's data lies. */
export interface Place extends Target {
  /** True for the root of a volume, which cannot be renamed: its entries are. */
  isVolume?: boolean;
}

export type Places = Record<Part, Place>;

/** Without this file neither Postgres nor its image starts on the data: it goes first and comes last. */
const GATE = 'PG_VERSION';
const NEXT = '.restored';
const OLD = '.before-restore';

const beside = ({ path, isVolume }: Place, name: string): string => (isVolume ? join(path, name) : `${path}${name}`);

/** Where the part is unpacked, on the same file system. */
export const nextOf = (place: Place): Target => ({ path: beside(place, NEXT), uid: place.uid });

/** Without what restores keep here themselves. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));

/** A swap of what is there; without a next or a present one there is less to do. */
function swapOf(live: string, next: string, old: string): Swap[] {
  if (existsSync(next)) return [{ live, next, old }];
  return existsSync(live) ? [{ live, old }] : [];
}

/** What must be renamed so that what was unpacked takes the place of what stands. */
export async function swapsOf(place: Place): Promise<Swap[]> {
  const [next, old] = [nextOf(place).path, beside(place, OLD)];
  if (!place.isVolume) return swapOf(place.path, next, old);
  const names = new Set([...(await namesIn(place.path)), ...(await namesIn(next))]);
  const isGated = names.delete(GATE);
  const swaps = [...names].flatMap((name) => swapOf(join(place.path, name), join(next, name), join(old, name)));
  if (!isGated) return swaps;
  const gate = { live: join(place.path, GATE), old: join(old, GATE) };
  return [
    ...(existsSync(gate.live) ? [gate] : []),
    ...swaps,
    ...(existsSync(join(next, GATE)) ? [{ ...gate, next: join(next, GATE) }] : []),
  ];
}
