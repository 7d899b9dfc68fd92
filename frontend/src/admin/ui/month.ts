import { addMonths, isMonth, lastDayOf } from '@farmhouse/contracts/timing/months';
import { addDays, daysBetween } from '@farmhouse/contracts/timing/ist';

const DAYS_A_WEEK = 7;

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The month (`YYYY-MM`) in the URL, or that of the given day. */
export function monthIn(text: string | null, today: string): string {
  return text && isMonth(text) ? text : today.slice(0, 7);
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: lastDayOf(month),
});

/** The day of the same number in another month, or its last day. */
export function sameDayIn(month: string, day: string): string {
  const last = daysOfMonth(month).to;
  const same = month + day.slice(7);
  return same < last ? same : last;
}

/** The days of all weeks that overlap the month, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK));
  const weeks = Math.ceil(daysBetween(start, `${addMonths(month, 1)}-01`) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, day) => addDays(start, week * DAYS_A_WEEK + day)),
  );
}
