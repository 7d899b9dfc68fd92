import { describe, expect, it } from '@jest/globals';
import { mondayOf, monthsAround, weeksUntil } from './periods.rules.ts';

describe('periods', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('twelve weeks end with the present one', () => {
    const weeks = weeksUntil('2026-11-16');

    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-08-31', '2026-11-16']);
  });

  it('twelve months surround the present one, across the turn of the year', () => {
    expect(monthsAround('2026-11-30')).toEqual([
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
      ...['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'],
    ]);
  });
});
