/** A seeded generator of numbers from 0 to 1 (mulberry32), so that demo data is always the same. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values with their weights. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** One of the values, by their weights. */
export function pick<T>(random: () => number, values: Weighted<T>): T {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [value, weight] of values) {
    left -= weight;
    if (left < 0) return value;
  }
  return (values.at(-1) as readonly [T, number])[0];
}
