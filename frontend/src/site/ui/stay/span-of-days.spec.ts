import { expect, it } from '@jest/globals';
import { formatDay, formatShortDay } from '@farmhouse/contracts/text/dates';
import { shortSpanOfDays, spanOfDays } from './span-of-days.ts';

it.each([
  ['2026-11-21', '2026-11-23', formatShortDay, 'Sat, 21 Nov – Mon, 23 Nov'],
  ['2026-12-31', '2027-01-01', formatDay, 'Thu, 31 Dec 2026 – Fri, 1 Jan 2027'],
  ['2026-11-21', '2026-11-21', formatShortDay, 'Sat, 21 Nov'],
])('spanOfDays formats the days from %s to %s', (checkinDate, checkoutDate, format, text) => {
  expect(spanOfDays({ checkinDate, checkoutDate }, format)).toBe(text);
});

it.each([
  ['2026-12-05', '2026-12-06', 'Sat, 5 Dec – Sun, 6 Dec'],
  ['2026-12-31', '2027-01-01', 'Thu, 31 Dec – Fri, 1 Jan 2027'],
  ['2027-01-02', '2027-01-02', 'Sat, 2 Jan 2027'],
  ['2025-12-31', '2026-01-01', 'Wed, 31 Dec – Thu, 1 Jan'],
])('in December 2026 shortSpanOfDays from %s to %s is %s', (checkinDate, checkoutDate, text) => {
  expect(shortSpanOfDays({ checkinDate, checkoutDate }, '2026-12-01')).toBe(text);
});
