import { addDays, istInstant } from './ist.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

/** A month from 1970 to 2999, as `YYYY-MM`. */
export const MONTH = /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/;

/** True for a month from 1970 to 2999, as `YYYY-MM`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month of a day (`YYYY-MM-DD`). */
export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month `months` later, or earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every month from the first to the last. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The first day of a month. */
export const firstDayOf = (month: Month): string => `${month}-01`;

/** The last day of a month. */
export const lastDayOf = (month: Month): string => addDays(firstDayOf(addMonths(month, 1)), -1);

export const isLastOfMonth = (day: string): boolean => day === lastDayOf(monthOf(day));

/** Midnight in India at the start of a month. */
export const firstInstantOf = (month: Month): Date => istInstant(firstDayOf(month), '00:00');
