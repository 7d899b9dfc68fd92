import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { firstMonth, monthOfStay, openingMonth } from './calendar-month.ts';

describe('firstMonth', () => {
  it.each([
    ['2026-11-01', '2026-11'],
    ['2026-11-23', '2026-11'],
    ['2026-11-24', '2026-12'],
    ['2026-12-31', '2027-01'],
  ])('opens the calendar on %s with %s, so that a week ahead is visible', (today, month) => {
    expect(firstMonth(today).slice(0, 7)).toBe(month);
  });
});

describe('a calendar on 10 November', () => {
  const today = '2026-11-10';
  const month = firstMonth(today);
  const taken = (from: string, to: string, kind: BusyRange['kind'] = 'taken'): BusyRange => ({
    kind,
    from: istInstant(from, '14:00').toISOString(),
    to: istInstant(to, '12:00').toISOString(),
  });
  const opening = (ranges: BusyRange[], last = '2027-11-10') =>
    openingMonth(month, { ranges, to: '2027-01-15', today, last });

  it.each<[string, BusyRange[]]>([
    ['while all is free', []],
    ['if its last day is free', [taken('2026-11-01', '2026-11-30')]],
    ['if its days are only requested', [taken('2026-11-01', '2026-12-05', 'requested')]],
  ])('stays on November %s', (_what, ranges) => {
    expect(opening(ranges)).toEqual({ month, isSettled: true });
  });

  it('opens on the first month with a free day when November is taken', () => {
    expect(opening([taken('2026-11-10', '2026-12-01')])).toEqual({ month: '2026-12-01', isSettled: true });
    expect(opening([taken('2026-11-01', '2027-01-04')])).toEqual({ month: '2027-01-04', isSettled: true });
  });

  it('looks further when all days are taken that it knows', () => {
    expect(opening([taken('2026-11-01', '2027-02-01')])).toEqual({ month: '2027-01-15', isSettled: false });
  });

  it('stays on November when all days are taken on which a stay can begin', () => {
    const ranges = [taken('2026-11-01', '2027-01-04')];

    expect(opening(ranges, '2027-01-03')).toEqual({ month, isSettled: true });
    expect(opening(ranges, '2027-01-04')).toEqual({ month: '2027-01-04', isSettled: true });
  });
});

it.each([
  ['that has begun', '2026-11-20', '2026-12-08'],
  ['ahead', '2027-03-10', '2027-03-10'],
  ['beyond the last day for a check-in', '2028-03-10', '2027-12-01'],
])('the month to open for a stay %s, from %s, is that of %s', (_what, checkinDate, day) => {
  expect(monthOfStay(checkinDate, '2026-12-01', '2027-12-01')).toBe(day);
});
