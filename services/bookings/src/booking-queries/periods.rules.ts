import { addDays } from '@farmhouse/contracts/timing/ist';

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

/** Twelve months (`YYYY-MM`) about a day: the five before its own and the six after it. */
export function monthsAround(date: string): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - MONTHS_BACK + index, 1)).toISOString().slice(0, 7),
  );
}

/** The first day of a month; also accepts a date within the month. */
export function firstDayOf(month: string): string {
  return `${month.slice(0, 7)}-01`;
}
