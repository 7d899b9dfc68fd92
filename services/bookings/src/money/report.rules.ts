import { addDays } from '@farmhouse/contracts/timing/ist';

const MONTHS = 12;
/** India's financial year begins in April. */
const APRIL = 4;

const shifted = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** The month (`YYYY-MM`) after one. */
export const monthAfter = (month: string): string => shifted(month, 1);

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(`${monthAfter(month)}-01`, -1);

/** The twelve months of the financial year in which a month lies, from April. */
export function financialMonthsOf(month: string): string[] {
  const sinceApril = (Number(month.slice(5)) - APRIL + MONTHS) % MONTHS;
  return Array.from({ length: MONTHS }, (_, index) => shifted(month, index - sinceApril));
}
