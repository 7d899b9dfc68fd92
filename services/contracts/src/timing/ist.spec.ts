import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween, consecutiveDays, isClockTime, isIsoDate, istDate, istInstant, istTime } from './ist.ts';

describe('calendar days and times in India', () => {
  it.each(['2026-11-21', '2028-02-29', '0001-01-01', '9999-12-31'])('isIsoDate accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each(['', '2026-02-30', '2026-13-01', '2027-02-29', '0000-01-01', '21-11-2026', '2026-1-1', '2026-11-21T00:00'])(
    'isIsoDate refuses %j',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['12:60', false],
    ['12:00:00', false],
  ])('isClockTime of %j is %s', (text, expected) => {
    expect(isClockTime(text)).toBe(expected);
  });

  it.each([
    ['2026-11-20T18:29:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
    ['2026-12-31T20:00:00Z', '2027-01-01', '01:30'],
  ])('istDate and istTime of %s are %s and %s', (instant, date, time) => {
    expect([istDate(new Date(instant)), istTime(new Date(instant))]).toEqual([date, time]);
  });

  it('istInstant returns the instant of a wall clock time in India', () => {
    expect(istInstant('2026-11-21', '00:00').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('addDays and daysBetween: %s plus %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each<[string, number, string[]]>([
    ['2027-12-31', 2, ['2027-12-31', '2028-01-01']],
    ['2028-02-28', 3, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2028-02-28', 0, []],
  ])('consecutiveDays: from %s, %i days are %j', (first, count, days) => {
    expect(consecutiveDays(first, count)).toEqual(days);
  });
});
