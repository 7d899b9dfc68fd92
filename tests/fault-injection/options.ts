import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { INJECTIONS, type Injection } from './injections.ts';

export interface Options {
  /** How often each fault is injected. */
  times: number;
  /** Repeats the order of the faults and their moments. */
  seed: number;
  injections: readonly Injection[];
}

const MAX_SEED = 2 ** 31;

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on, not ${text}`);
  return value;
}

/** `--times=20 --seed=7 --only=redis`; throws an error that names a wrong argument. */
export function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomInt(1, MAX_SEED)) },
      only: { type: 'string', default: '' },
    },
  });
  const injections = INJECTIONS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  if (injections.length === 0)
    throw new Error(`No fault is named ${values.only}; there are:\n${INJECTIONS.map(({ name }) => name).join('\n')}`);
  return { times: positive('times', values.times), seed: positive('seed', values.seed), injections };
}
