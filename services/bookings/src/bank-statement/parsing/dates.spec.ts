import { expect, it } from '@jest/globals';
import { dateIn, dateOrderOf, parseDate } from './dates.ts';

it.each([
  '05/09/26',
  '05/09/2026',
  '5/9/2026',
  '05-09-2026',
  '05.09.2026',
  '05-Sep-2026',
  '05-SEP-26',
  '5 Sep 2026',
  '05 September 2026',
  '05Sep26',
  'Sep 5, 2026',
  '2026-09-05',
  '2026/09/05',
  '05/09/2026 10:22',
  '05/09/2026 10:22:33',
  '05-09-2026 10:22 AM',
  '05 Sep 2026, 10:22 pm',
  '2026-09-05 23:59:59',
  '2026-09-05T10:22:33',
  '2026-09-04T20:00:00Z',
  '2026-09-05T23:00:00+05:30',
])('parseDate reads %s', (cell) => {
  expect(parseDate(cell)).toBe('2026-09-05');
});

it.each([
  '',
  '31/02/26',
  '32/01/26',
  '13/25/26',
  '05/09',
  '05/09/1926',
  '05-09/26',
  '5',
  'Sep',
  '05 Foo 2026',
  'on 05/09/26',
])('parseDate reads no date in "%s"', (cell) => {
  expect(parseDate(cell)).toBeUndefined();
});

it('parseDate reads the month first in a month-first column', () => {
  expect(parseDate('09/05/2026', 'month-first')).toBe('2026-09-05');
  expect(parseDate('05-Sep-2026', 'month-first')).toBe('2026-09-05');
});

it.each([
  ['day-first', ['01/02/26', '03/04/26']],
  ['day-first', ['01/02/26', '13/02/26', 'Total', '']],
  ['month-first', ['01/02/26', '02/13/26']],
  ['day-first', ['01-Feb-26', '13/25/26']],
])('dateOrderOf finds the %s in %j', (order, cells) => {
  expect(dateOrderOf(cells)).toBe(order);
});

it('dateOrderOf refuses a column that needs both orders', () => {
  expect(() => dateOrderOf(['31/01/26', '01/31/26'])).toThrow('day first and others the month');
});

it.each([
  ['credited on 05-09-26 by UPI', '2026-09-05'],
  ['credited on 05Sep26 transfer', '2026-09-05'],
  ['on 31-02-26, or on 2026-09-05', '2026-09-05'],
  ['credited to A/c 1234-56-78', null],
  ['no date', null],
])('dateIn of %s is %s', (text, date) => {
  expect(dateIn(text)).toBe(date);
});
