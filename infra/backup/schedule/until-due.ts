import { DAY_MS } from '../../../services/contracts/src/timing/durations.ts';
import { addDays, istDate, istInstant } from '../../../services/contracts/src/timing/ist.ts';

/** Time of day of the nightly backup, in India. */
const AT = '03:00';

/** The next 3:00 of India after `now`. */
export function nextNight(now: Date): Date {
  const today = istInstant(istDate(now), AT);
  return today > now ? today : istInstant(addDays(istDate(now), 1), AT);
}

/** Milliseconds until the next backup is due: at night, and at once when none was made for a day. */
export function untilDue(newest: Date | undefined, now: Date): number {
  if (!newest || now.getTime() - newest.getTime() > DAY_MS) return 0;
  return nextNight(now).getTime() - now.getTime();
}
