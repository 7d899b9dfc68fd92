import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { LATEST_CHECKIN_TIME, overlaps, stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { addDays, daysBetween } from '@farmhouse/contracts/timing/ist';
import { dayState, EARLIEST_CHECKOUT, intervalOf } from '../../../shared/calendar/day-state.ts';

/** The dates of a stay that is being picked, empty at first, and which of them the next tap on a day sets. */
export interface PickedStay {
  checkinDate: string;
  checkoutDate: string;
  next: 'arrival' | 'departure';
}

/** The default departure of an arrival: the next day. */
export const departureAfter = (checkinDate: string): string => addDays(checkinDate, 1);

/**
 * The departure after the arrival was set to another day: the stay keeps its length, and a departure that was entered
 * before the first arrival stays. The default departure if the stay had no valid dates.
 */
export function departureOfMoved(checkinDate: string, before: { checkinDate?: string; checkoutDate?: string }): string {
  const { checkinDate: former, checkoutDate } = before;
  if (!checkoutDate) return departureAfter(checkinDate);
  if (former && former < checkoutDate) return addDays(checkinDate, daysBetween(former, checkoutDate));
  return checkoutDate > checkinDate ? checkoutDate : departureAfter(checkinDate);
}

function canArrive(day: string, ranges: readonly BusyRange[]): boolean {
  const state = dayState(day, ranges);
  return state !== 'taken' && state !== 'leave-only';
}

/** True if the stay, with the latest check-in and the earliest check-out, overlaps no other. */
function canLeave(day: string, { checkinDate, next }: PickedStay, ranges: readonly BusyRange[]): boolean {
  if (next !== 'departure' || day <= checkinDate) return false;
  const shortest = stayInterval({
    ...{ checkinDate, checkinTime: LATEST_CHECKIN_TIME },
    ...{ checkoutDate: day, checkoutTime: EARLIEST_CHECKOUT },
  });
  return !ranges.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), shortest));
}

/** True if a tap on the day sets a date: the departure of the stay that is being picked, or an arrival. */
export function canPick(day: string, stay: PickedStay, ranges: readonly BusyRange[]): boolean {
  return canLeave(day, stay, ranges) || canArrive(day, ranges);
}

/**
 * The dates after a tap on a day: the first sets the arrival, and the departure follows on the next day; a second on a
 * later day sets the departure, unless another stay lies between: then a new stay begins. A tap on a taken day changes
 * nothing.
 */
export function pickStay(day: string, stay: PickedStay, ranges: readonly BusyRange[]): PickedStay {
  if (canLeave(day, stay, ranges)) return { checkinDate: stay.checkinDate, checkoutDate: day, next: 'arrival' };
  if (!canArrive(day, ranges)) return stay;
  return { checkinDate: day, checkoutDate: departureAfter(day), next: 'departure' };
}

/** What the next tap on a day sets. */
export function tapText({ checkinDate, checkoutDate, next }: PickedStay): string {
  if (next === 'arrival') return 'Tap the check-in day; check-out follows on the next day.';
  const arrival = `Check-in ${formatDay(checkinDate)}`;
  if (checkoutDate === departureAfter(checkinDate)) return `${arrival}, one night or until the day you tap next.`;
  return checkoutDate > checkinDate
    ? `${arrival}, check-out ${formatDay(checkoutDate)}; tap another day after check-in to change the check-out.`
    : `${arrival}; tap a later day for the check-out.`;
}
