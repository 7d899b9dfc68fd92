import { CommandError } from './command-error.ts';

/** An invalid environment variable; the message names it. */
export class BadSetting extends CommandError {}

/** A switch: on with 1 or yes, off with 0 or no. */
export function flag(env: NodeJS.ProcessEnv, name: string, fallback = false): boolean {
  const value = env[name] || (fallback ? '1' : '0');
  if (['1', 'yes'].includes(value)) return true;
  if (['0', 'no'].includes(value)) return false;
  throw new BadSetting(`${name}=${value} is not a switch: use 1 or 0.`);
}

/** A whole number of days, or 0 for never. */
export function days(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (Number.isInteger(value) && value >= 0) return value;
  throw new BadSetting(`${name}=${env[name]} is no number of days: use 0 for never, or 1 and more.`);
}
