import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays, consecutiveDays, daysBetween } from '@farmhouse/contracts/timing/ist';
import { dayState } from '../../../shared/calendar/day-state.ts';

/** Days ahead that the calendar shows at least when it opens. */
const SHOWN_AHEAD = 7;

/** A day of the month that the calendar opens with: this one, or at its end the next. */
export const firstMonth = (today: string): string => addDays(today, SHOWN_AHEAD);

/** A day of the month to open for a stay, which may have begun, or begin later than guests can choose. */
export function monthOfStay(checkinDate: string, today: string, lastCheckin: string): string {
  if (checkinDate < today) return firstMonth(today);
  return checkinDate > lastCheckin ? lastCheckin : checkinDate;
}

/** The first day from `from` on, and before `to`, on which a stay can begin; undefined if there is none. */
export function firstFreeDay(ranges: readonly BusyRange[], from: string, to: string): string | undefined {
  const days = to > from ? consecutiveDays(from, daysBetween(from, to)) : [];
  return days.find((day) => !['taken', 'leave-only'].includes(dayState(day, ranges)));
}

/** Where a calendar stands that has opened by itself. */
export interface OpeningMonth {
  /** Any day of the month. */
  month: string;
  /** False while it is not known whether the month has a free day. */
  isSettled: boolean;
}

interface KnownDays {
  ranges: readonly BusyRange[];
  /** The last day about which `ranges` are. */
  to: string;
  today: string;
  /** The last day on which a stay can begin. */
  last: string;
}

/**
 * The month to open: the first from `month` on with a free day in the loaded range; without one, the last loaded month,
 * not settled, as later ones are to be loaded; the current month if nothing is free until `last`.
 */
export function openingMonth(month: string, { ranges, to, today, last }: KnownDays): OpeningMonth {
  const first = `${month.slice(0, 7)}-01`;
  const free = firstFreeDay(ranges, first < today ? today : first, to <= last ? to : addDays(last, 1));
  if (free) return { month: free.slice(0, 7) === month.slice(0, 7) ? month : free, isSettled: true };
  return to <= last ? { month: to, isSettled: false } : { month: firstMonth(today), isSettled: true };
}
