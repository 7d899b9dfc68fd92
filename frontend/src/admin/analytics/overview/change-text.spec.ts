import { formatNumber } from '@farmhouse/contracts/text/count';
import { describe, expect, it } from '@jest/globals';
import { changeText, comparedTimes } from './change-text.ts';
import { formatDuration } from '../sessions/visit-text.ts';

describe('changeText', () => {
  it.each([
    [0, 0, 'as before'],
    [5, 5, 'as before'],
    [5, 0, 'none before'],
    [15, 12, '12 before, 25% more'],
    [9, 12, '12 before, 25% less'],
    [0, 1200, '1,200 before, 100% less'],
    [1, 1200, '1,200 before, 99% less'],
    [10_001, 10_000, '10,000 before, about as many'],
  ])('of %d after %d is %s', (now, before, text) => {
    expect(changeText(now, before, formatNumber)).toBe(text);
  });

  it('formats durations as durations', () => {
    expect(changeText(90, 60, formatDuration)).toBe('1m before, 50% more');
  });
});

it.each([
  [{ days: 1 } as const, '2026-11-21', '2026-11-22', 'in the last 24 hours, beside the 24 hours before'],
  [{}, '2026-11-21', '2026-11-21', 'on Sat, 21 Nov 2026, beside as many days before'],
  [{}, '2026-11-16', '2026-11-22', 'from Mon, 16 Nov 2026 to Sun, 22 Nov 2026, beside as many days before'],
])('comparedTimes names the range %j, %s to %s, and the preceding one', (range, from, to, text) => {
  expect(comparedTimes(range, { from, to })).toBe(text);
});
