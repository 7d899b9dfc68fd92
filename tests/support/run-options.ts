import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MAX_SEED } from './random.ts';

/** The command-line options of a randomised run. */
export interface RunOptions {
  times: number;
  /** Makes the random choices repeatable. */
  seed: number;
  /** Selects the names that contain this. */
  only: string;
}

export const randomSeed = (): number => randomInt(1, MAX_SEED);

/** The argument as a whole number from 1 on; throws an error that names it otherwise. */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on, not ${text}`);
  return value;
}

/** `--times=20 --seed=7 --only=redis`; throws an error that names a wrong argument. */
export function runOptions(defaultTimes: number, args = process.argv.slice(2)): RunOptions {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: String(defaultTimes) },
      seed: { type: 'string', default: String(randomSeed()) },
      only: { type: 'string', default: '' },
    },
  });
  return {
    times: positive('times', values.times),
    seed: positive('seed', values.seed),
    only: values.only.toLowerCase(),
  };
}

/** The values whose names contain the text; throws an error that lists all names if none does. */
export function selectByName<T>(only: string, values: readonly T[], nameOf: (value: T) => string): T[] {
  const chosen = values.filter((value) => nameOf(value).toLowerCase().includes(only));
  if (chosen.length > 0) return chosen;
  throw new Error(`Nothing is named ${only}; there are:\n${values.map(nameOf).join('\n')}`);
}
