import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import {
  LATEST_CHECKIN_TIME,
  overlaps,
  type CHECKOUT_TIMES,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay/stay';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';

/** Availability of a day: no check-in or check-out, only check-out, only check-in, pending booking, or free. */
export type DayState = 'taken' | 'leave-only' | 'arrive-only' | 'requested' | 'free';

export const EARLIEST_CHECKOUT = '09:00' satisfies (typeof CHECKOUT_TIMES)[number];

/** The last hour before the earliest check-out, and the night from the latest check-in on. */
const morningOf = (day: string): StayInterval => ({
  from: istInstant(day, '08:00'),
  to: istInstant(day, EARLIEST_CHECKOUT),
});
const nightOf = (day: string): StayInterval => ({
  from: istInstant(day, LATEST_CHECKIN_TIME),
  to: istInstant(addDays(day, 1), '06:00'),
});

export function intervalOf({ from, to }: BusyRange): StayInterval {
  return { from: new Date(from), to: new Date(to) };
}

/** The taken ones of the ranges. */
export function takenIntervals(ranges: readonly BusyRange[]): StayInterval[] {
  return ranges.filter(({ kind }) => kind === 'taken').map(intervalOf);
}

/** The state of a day in India's time, given the taken and requested ranges. */
export function dayState(day: string, ranges: readonly BusyRange[]): DayState {
  const taken = takenIntervals(ranges);
  const morningTaken = taken.some((range) => overlaps(range, morningOf(day)));
  const nightTaken = taken.some((range) => overlaps(range, nightOf(day)));
  if (morningTaken && nightTaken) return 'taken';
  if (nightTaken) return 'leave-only';
  if (morningTaken) return 'arrive-only';

  const requested = ranges.some((range) => range.kind === 'requested' && overlaps(intervalOf(range), nightOf(day)));
  return requested ? 'requested' : 'free';
}
