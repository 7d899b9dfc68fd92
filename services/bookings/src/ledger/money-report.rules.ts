import { addMonths, type Month } from '@farmhouse/contracts/timing/months';

const MONTHS = 12;
/** India's financial year begins in April. */
const APRIL = 4;

/** The twelve months of a month's financial year, from April. */
export function financialMonthsOf(month: Month): Month[] {
  const sinceApril = (Number(month.slice(5)) - APRIL + MONTHS) % MONTHS;
  return Array.from({ length: MONTHS }, (_, index) => addMonths(month, index - sinceApril));
}
