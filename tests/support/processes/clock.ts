import { setTimeout as sleep } from 'node:timers/promises';
import { setClock } from '../../../infra/test/stack/clock.ts';

/** The file that the product's clocks follow, if they do. */
const { FAKETIME_TIMESTAMP_FILE: file = '' } = process.env;

export const canSetClock = Boolean(file);

/** Sets the product's clock back (negative) or forward by so many minutes, and right again after `ms`. */
export async function setClockFor(minutes: number, ms: number): Promise<void> {
  setClock(file, minutes);
  await sleep(ms).finally(() => setClock(file, 0));
}
