import { addDays } from '@farmhouse/contracts/timing/ist';
import { addMonths, monthOf, monthsBetween, type Month } from '@farmhouse/contracts/timing/months';

const WEEKS = 12;
/** Revenue is reported for past and for coming months. */
const MONTHS_BACK = 5;
const MONTHS_AHEAD = 6;

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The Mondays of the twelve weeks that end with this one, the oldest first. */
export function weeksUntil(monday: string): string[] {
  return Array.from({ length: WEEKS }, (_, index) => addDays(monday, -7 * (WEEKS - 1 - index)));
}

/** Twelve months about a day: the five before its own and the six after it. */
export function monthsAround(date: string): Month[] {
  const month = monthOf(date);
  return monthsBetween(addMonths(month, -MONTHS_BACK), addMonths(month, MONTHS_AHEAD));
}
