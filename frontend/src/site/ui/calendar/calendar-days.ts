import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { LATEST_CHECKIN_TIME, overlaps, stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { StayLimits } from '@farmhouse/contracts/bookings/stay/stay-limits';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, isIsoDate } from '@farmhouse/contracts/timing/ist';
import { withoutOwnStay, type OwnStay } from '../../../shared/calendar/other-stays.ts';
import { EARLIEST_CHECKOUT, intervalOf } from '../../../shared/calendar/day-state.ts';

/** A stay that is being changed; one that is agreed keeps its turnaround. */
export interface ChangedStay extends OwnStay {
  keptTurnaroundMinutes: number | null;
}

/**
 * The ranges that limit a guest, without the own stay that is being changed: a taken one begins earlier by the
 * turnaround after the guest's own check-out.
 */
export function rangesForGuests(availability: Availability, own?: ChangedStay): BusyRange[] {
  const turnaroundMinutes = own?.keptTurnaroundMinutes ?? availability.turnaroundMinutes;
  const others = own ? withoutOwnStay(availability.ranges, own, turnaroundMinutes) : availability.ranges;
  return others.map((range) => {
    if (range.kind !== 'taken') return range;
    return { ...range, from: new Date(Date.parse(range.from) - turnaroundMinutes * MINUTE_MS).toISOString() };
  });
}

/** The range of dates to load for a month of the calendar, a little wider on both sides, not before today. */
export function spanAround(month: string, today: string): { from: string; to: string } {
  const first = `${month.slice(0, 7)}-01`;
  const from = addDays(first, -7);
  return { from: from < today ? today : from, to: addDays(first, 75) };
}

/** The maximum span that the server accepts, in days. */
const LONGEST_SPAN = 400;

/** The days to load for a calendar that shows the month of a stay, up to its check-out. */
export function spanOfStay({ checkinDate, checkoutDate }: PickedDates, today: string): { from: string; to: string } {
  const { from, to } = spanAround(checkinDate, today);
  if (!isIsoDate(checkoutDate) || checkoutDate <= to) return { from, to };
  const earliest = addDays(checkoutDate, -LONGEST_SPAN);
  return { from: from < earliest ? earliest : from, to: checkoutDate };
}

/** How far ahead a guest can choose days. Rule: dates that can be booked. */
export interface Horizon {
  lastCheckin: string;
  lastCheckout: string;
  /** The last day that can be chosen next: a check-in day, or, once that is chosen, its last check-out day. */
  lastChoice: string;
}

export function horizonOf({ maxDaysAhead, maxNights }: StayLimits, today: string, chosenCheckin = ''): Horizon {
  const lastCheckin = addDays(today, maxDaysAhead);
  const isLeaving = chosenCheckin !== '' && chosenCheckin <= lastCheckin;
  const lastLeaving = isLeaving ? addDays(chosenCheckin, maxNights) : '';
  return {
    lastCheckin,
    lastCheckout: addDays(lastCheckin, maxNights),
    lastChoice: lastLeaving > lastCheckin ? lastLeaving : lastCheckin,
  };
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

/** The new dates after a tap on a free day; a check-out date beyond another stay becomes the new check-in date. */
export function pickFreeDay(day: string, picked: PickedDates, ranges: readonly BusyRange[]): PickedDates {
  const next = pickDay(day, picked);
  if (next.checkoutDate === '' || next.checkoutDate === next.checkinDate) return next;
  const shortest = stayInterval({ ...next, checkinTime: LATEST_CHECKIN_TIME, checkoutTime: EARLIEST_CHECKOUT });
  const isTaken = ranges.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), shortest));
  return isTaken ? { checkinDate: day, checkoutDate: '' } : next;
}
