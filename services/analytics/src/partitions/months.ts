/** A month as `YYYY-MM`. */
export type Month = string;

/** The month of a day (`YYYY-MM-DD`). */
export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month so many months later, or earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every month from the first to the last. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
