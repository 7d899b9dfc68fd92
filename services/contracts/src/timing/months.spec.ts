import { expect, it } from '@jest/globals';
import { addMonths, firstInstantOf, isMonth, lastDayOf, monthsBetween } from './months.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -13, '2025-10'],
])('addMonths: %s and %i months make %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

it.each([
  ['1970-01', true],
  ['2026-12', true],
  ['2999-12', true],
  ['1969-12', false],
  ['3000-01', false],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['2026-01-01', false],
])('isMonth(%j) is %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

it('monthsBetween includes both ends, across the turn of the year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});

it('lastDayOf knows the lengths of months, leap years and the end of a year', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
});

it('firstInstantOf is midnight in India on the first day of the month', () => {
  expect(firstInstantOf('2027-02').toISOString()).toBe('2027-01-31T18:30:00.000Z');
});
