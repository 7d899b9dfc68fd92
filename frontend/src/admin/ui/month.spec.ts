import { describe, expect, it } from '@jest/globals';
import { monthIn, sameDayIn, weeksOf } from './month.ts';

describe('calendar month', () => {
  it.each([
    ['2026-12', '2026-12'],
    [null, '2026-11'],
    ['2026-13', '2026-11'],
    ['soon', '2026-11'],
  ])('monthIn reads %p from the URL as %s', (text, month) => {
    expect(monthIn(text, '2026-11-21')).toBe(month);
  });
});

it.each([
  ['2026-12', '2026-11-21', '2026-12-21'],
  ['2027-02', '2027-01-31', '2027-02-28'],
  ['2028-02', '2028-03-30', '2028-02-29'],
])('in %s the day that corresponds to %s is %s', (month, day, same) => {
  expect(sameDayIn(month, day)).toBe(same);
});

describe('weeksOf', () => {
  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ])('%s has %i weeks, from Monday %s to Sunday %s', (month, count, first, last) => {
    const weeks = weeksOf(month);

    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
