import { describe, expect, it } from '@jest/globals';
import { parseCancellationTerms, returnedPercent } from './cancellation-terms.ts';
import { DEFAULT_CANCELLATION_TERMS } from './default-cancellation-terms.ts';

describe('parseCancellationTerms', () => {
  it('reads the rows in any order, most days first', () => {
    expect(parseCancellationTerms('[{"days":0,"percent":0},{"percent":100,"days":14}]')).toEqual([
      { days: 14, percent: 100 },
      { days: 0, percent: 0 },
    ]);
  });

  it.each([
    ['no JSON', '14: 100'],
    ['no list', '{"days":1,"percent":1}'],
    ['no rows', '[]'],
    ['a fraction', '[{"days":1.5,"percent":10}]'],
    ['more than all', '[{"days":1,"percent":101}]'],
    ['a negative day', '[{"days":-1,"percent":10}]'],
    ['a text for a number', '[{"days":"1","percent":10}]'],
    ['further fields', '[{"days":1,"percent":10,"x":1}]'],
    ['one day twice', '[{"days":1,"percent":10},{"days":1,"percent":5}]'],
    ['more for a later cancellation', '[{"days":14,"percent":10},{"days":7,"percent":50}]'],
    ['too many rows', JSON.stringify(Array.from({ length: 13 }, (_, days) => ({ days, percent: 0 })))],
  ])('returns null for %s', (_what, text) => {
    expect(parseCancellationTerms(text)).toBeNull();
  });
});

describe('returnedPercent', () => {
  it.each([
    [100, 100],
    [14, 100],
    [13, 50],
    [7, 50],
    [6, 0],
    [0, 0],
    [-1, 0],
  ])('%i days before check-in is %i percent by the default terms', (days, percent) => {
    expect(returnedPercent(DEFAULT_CANCELLATION_TERMS, days)).toBe(percent);
  });

  it('is 0 below the last row, and without rows', () => {
    expect(returnedPercent([{ days: 3, percent: 50 }], 2)).toBe(0);
    expect(returnedPercent([], 100)).toBe(0);
  });
});
