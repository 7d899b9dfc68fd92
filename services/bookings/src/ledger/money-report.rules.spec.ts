import { expect, it } from '@jest/globals';
import { financialMonthsOf } from './money-report.rules.ts';

it.each([
  ['2026-04', '2026-04', '2027-03'],
  ['2026-12', '2026-04', '2027-03'],
  ['2027-01', '2026-04', '2027-03'],
  ['2027-03', '2026-04', '2027-03'],
  ['1970-01', '1969-04', '1970-03'],
])('financialMonthsOf: the financial year of %s runs from %s to %s', (month, first, last) => {
  const months = financialMonthsOf(month);

  expect([months[0], months.length, months.at(-1)]).toEqual([first, 12, last]);
  expect(months).toContain(month);
});
