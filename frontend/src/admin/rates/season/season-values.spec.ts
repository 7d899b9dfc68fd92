import { describe, expect, it } from '@jest/globals';
import { canCopyToNextYear, inNextYear } from './season-values.ts';

const days = (name: string, from: string | undefined, to: string | undefined) => ({
  ...{ name, from, to },
  ...{ yearly: false, weekdays: [], active: true },
});

describe('inNextYear', () => {
  it.each([
    ['dates', days('Diwali', '2026-11-06', '2026-11-09'), days('Diwali', '2027-11-06', '2027-11-09')],
    ['dates over the turn of the year', days('x', '2026-12-30', '2027-01-02'), days('x', '2027-12-30', '2028-01-02')],
    ['the end of February', days('x', '2026-11-15', '2027-02-28'), days('x', '2027-11-15', '2028-02-29')],
    ['the end of a leap year’s February', days('x', '2027-11-15', '2028-02-29'), days('x', '2028-11-15', '2029-02-28')],
    ['28 February alone', days('x', '2027-02-28', '2027-02-28'), days('x', '2028-02-28', '2028-02-28')],
    ['the leap day', days('x', '2028-02-29', '2028-02-29'), days('x', '2029-02-28', '2029-02-28')],
    [
      'the year in the name',
      days('Holi 2027', '2027-03-20', '2027-03-23'),
      days('Holi 2028', '2028-03-20', '2028-03-23'),
    ],
  ])('moves %s by one year', (_what, before, after) => {
    expect(inNextYear(before)).toEqual(after);
  });
});

it.each([
  ['dates', { from: '2026-11-06', to: '2026-11-09', yearly: false }, true],
  ['dates of every year', { from: '2026-11-06', to: '2026-11-09', yearly: true }, false],
  ['no dates', { from: null, to: null, yearly: false }, false],
  ['no end', { from: '2026-11-06', to: null, yearly: false }, false],
])('copying a season with %s to the next year is offered: %j', (_what, season, isOffered) => {
  expect(canCopyToNextYear(season)).toBe(isOffered);
});
