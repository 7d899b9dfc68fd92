import { describe, expect, it } from '@jest/globals';
import { lastMonth, rangeIn, selectableDays } from './analytics-range.ts';

const TODAY = '2026-11-22';

describe('rangeIn', () => {
  it.each([
    ['', { days: 30 }],
    ['days=1', { days: 1 }],
    ['days=7', { days: 7 }],
    ['days=90', { days: 90 }],
    ['days=5', { days: 30 }],
    ['from=2026-11-01&to=2026-11-10', { from: '2026-11-01', to: '2026-11-10' }],
    ['from=2026-11-01&to=2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
    ['from=2026-11-01&to=2026-11-10&days=7', { from: '2026-11-01', to: '2026-11-10' }],
    ['from=2026-11-10&to=2026-11-01&days=7', { days: 7 }],
    ['from=2026-11-01', { days: 30 }],
    ['from=2026-02-30&to=2026-11-10', { days: 30 }],
    ['from=2025-01-01&to=2026-01-01', { from: '2025-01-01', to: '2026-01-01' }],
    ['from=2025-01-01&to=2026-01-02', { days: 30 }],
  ])('of ?%s is %j', (query, range) => {
    expect(rangeIn(new URLSearchParams(query))).toEqual(range);
  });
});

describe('selectableDays', () => {
  it('ends with today and keeps a range within 366 days', () => {
    expect(selectableDays({ from: '2026-11-01', to: '2026-11-10' }, TODAY)).toEqual({
      from: { from: '2025-11-10', to: '2026-11-10' },
      to: { from: '2026-11-01', to: TODAY },
    });
    expect(selectableDays({ from: '2025-01-01', to: '2025-01-31' }, TODAY).to).toEqual({
      from: '2025-01-01',
      to: '2026-01-01',
    });
  });
});

it('lastMonth is the whole month before, over the end of a year too', () => {
  expect(lastMonth('2026-12-31')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(lastMonth('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(lastMonth('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
