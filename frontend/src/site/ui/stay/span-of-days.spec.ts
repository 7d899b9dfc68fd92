import { expect, it } from '@jest/globals';
import { formatDay, formatShortDay } from '@farmhouse/contracts/text/dates';
import { spanOfDays } from './span-of-days.ts';

it.each([
  ['2026-11-21', '2026-11-23', formatShortDay, 'Sat, 21 Nov – Mon, 23 Nov'],
  ['2026-12-31', '2027-01-01', formatDay, 'Thu, 31 Dec 2026 – Fri, 1 Jan 2027'],
  ['2026-11-21', '2026-11-21', formatShortDay, 'Sat, 21 Nov'],
])('spanOfDays from %s to %s', (checkinDate, checkoutDate, format, text) => {
  expect(spanOfDays({ checkinDate, checkoutDate }, format)).toBe(text);
});
