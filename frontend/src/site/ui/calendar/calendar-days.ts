import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/booking';
import {
  overlaps,
  stayInterval,
  type CHECKIN_TIMES,
  type CHECKOUT_TIMES,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';

/** Availability of a day: no check-in or check-out, only check-out, only check-in, pending booking, or free. */
export type DayState = 'taken' | 'leave-only' | 'arrive-only' | 'requested' | 'free';

const EARLIEST_CHECKOUT = '09:00' satisfies (typeof CHECKOUT_TIMES)[number];
const LATEST_CHECKIN = '18:00' satisfies (typeof CHECKIN_TIMES)[number];

/** The last hour before the earliest check-out, and the night from the latest check-in on. */
const morningOf = (day: string): StayInterval => ({
  from: istInstant(day, '08:00'),
  to: istInstant(day, EARLIEST_CHECKOUT),
});
const nightOf = (day: string): StayInterval => ({
  from: istInstant(day, LATEST_CHECKIN),
  to: istInstant(addDays(day, 1), '06:00'),
});

export function intervalOf({ from, to }: BusyRange): StayInterval {
  return { from: new Date(from), to: new Date(to) };
}

/** The ranges as a guest meets them: a taken one begins earlier by the turnaround after the guest's own check-out. */
export function rangesForGuests({ ranges, turnaroundMinutes = 0 }: Availability): BusyRange[] {
  return ranges.map((range) => {
    if (range.kind !== 'taken') return range;
    return { ...range, from: new Date(Date.parse(range.from) - turnaroundMinutes * MINUTE_MS).toISOString() };
  });
}

/** The state of a day in India's time, given the taken and requested ranges. */
export function dayState(day: string, ranges: readonly BusyRange[]): DayState {
  const taken = ranges.filter(({ kind }) => kind === 'taken').map(intervalOf);
  const morningTaken = taken.some((range) => overlaps(range, morningOf(day)));
  const nightTaken = taken.some((range) => overlaps(range, nightOf(day)));
  if (morningTaken && nightTaken) return 'taken';
  if (nightTaken) return 'leave-only';
  if (morningTaken) return 'arrive-only';

  const requested = ranges.some((range) => range.kind === 'requested' && overlaps(intervalOf(range), nightOf(day)));
  return requested ? 'requested' : 'free';
}

/** Days ahead that the calendar shows at least when it opens. */
const SHOWN_AHEAD = 2;

/** A day of the month that the calendar opens with: this one, or at its end the next. */
export const firstMonth = (today: string): string => addDays(today, SHOWN_AHEAD);

/** The range of dates to load for a month of the calendar, a little wider on both sides, not before today. */
export function spanAround(month: string, today: string): { from: string; to: string } {
  const first = `${month.slice(0, 7)}-01`;
  const from = addDays(first, -7);
  return { from: from < today ? today : from, to: addDays(first, 75) };
}

/** Converts a day to a Date in local time, which calendar libraries use; `fromLocalDate` converts it back. */
export function toLocalDate(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 1970, (month ?? 1) - 1, date ?? 1, 12);
}

export function fromLocalDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Dates picked in the calendar; empty while not picked. */
export interface PickedDates {
  checkinDate: string;
  checkoutDate: string;
}

/** The new dates after a tap on a day, which sets the check-in date or the check-out date. */
export function pickDay(day: string, picked: PickedDates): PickedDates {
  const isStarted = picked.checkinDate !== '' && picked.checkoutDate === '';
  return isStarted && day >= picked.checkinDate
    ? { checkinDate: picked.checkinDate, checkoutDate: day }
    : { checkinDate: day, checkoutDate: '' };
}

/** The same, but a check-out date beyond somebody else's stay becomes the new check-in date. */
export function pickFreeDay(day: string, picked: PickedDates, ranges: readonly BusyRange[]): PickedDates {
  const next = pickDay(day, picked);
  if (next.checkoutDate === '' || next.checkoutDate === next.checkinDate) return next;
  const shortest = stayInterval({ ...next, checkinTime: LATEST_CHECKIN, checkoutTime: EARLIEST_CHECKOUT });
  const isTaken = ranges.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), shortest));
  return isTaken ? { checkinDate: day, checkoutDate: '' } : next;
}
