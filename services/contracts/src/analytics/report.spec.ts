import { describe, expect, it } from '@jest/globals';
import { daysBefore, daysOfRange, isLast24Hours } from './report.ts';

/** Ten in the morning in India. */
const NOW = new Date('2026-11-22T04:30:00Z');

describe('daysOfRange', () => {
  it.each([
    [{ days: 1 } as const, { from: '2026-11-21', to: '2026-11-22' }],
    [{ days: 7 } as const, { from: '2026-11-16', to: '2026-11-22' }],
    [{}, { from: '2026-10-24', to: '2026-11-22' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-22' }],
    [{ days: 1, from: '2026-01-01', to: '2026-01-31' } as const, { from: '2026-01-01', to: '2026-01-31' }],
  ])('of %j is %j', (range, days) => {
    expect(daysOfRange(range, NOW)).toEqual(days);
  });
});

it('isLast24Hours is true for one day without a beginning and an end', () => {
  expect(
    [{ days: 1 } as const, { days: 7 } as const, {}, { days: 1, from: '2026-11-22' } as const].map(isLast24Hours),
  ).toEqual([true, false, false, false]);
});

it('daysBefore returns as many days, ending before the range begins', () => {
  expect(daysBefore({ from: '2026-11-16', to: '2026-11-22' })).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});
