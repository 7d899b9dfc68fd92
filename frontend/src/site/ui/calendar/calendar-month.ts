import { addDays } from '@farmhouse/contracts/timing/ist';

/** Days ahead that the calendar shows at least when it opens. */
const SHOWN_AHEAD = 7;

/** A day of the month that the calendar opens with: this one, or at its end the next. */
export const firstMonth = (today: string): string => addDays(today, SHOWN_AHEAD);

const DAYS_OF_A_WEEK = 7;

/** How many weeks, from Monday, a month of the calendar shows. */
export function weeksOf(day: string): number {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Math.ceil((((first.getUTCDay() + 6) % DAYS_OF_A_WEEK) + days) / DAYS_OF_A_WEEK);
}
