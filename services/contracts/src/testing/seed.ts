import { randomInt } from 'node:crypto';
import { env } from 'node:process';

/** The seed of a spec's random inputs: random for each run, or the `PROPERTY_SEED` of a run to repeat. */
export const SEED = Number(env.PROPERTY_SEED ?? randomInt(2 ** 31));
