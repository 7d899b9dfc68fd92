import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeds are below it. */
export const MAX_SEED = 2 ** 31;

/** Reproducible pseudo-random numbers from a seed. */
export interface SeededRandom {
  /** A whole number from 0 up to, but excluding, `limit`. */
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
}

export function seededRandom(seed: number): SeededRandom {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number): number => uniformInt(generator, 0, limit - 1);
  return {
    below,
    pick<T>(values: readonly T[]): T {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
  };
}
