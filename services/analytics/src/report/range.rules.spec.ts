import { describe, expect, it } from '@jest/globals';
import { daysOf, listedBetween, rangeOf } from './range.rules.ts';

const TODAY = '2026-11-21';
/** Ten in the morning in India. */
const NOW = new Date('2026-11-21T04:30:00Z');

describe('rangeOf', () => {
  it.each([
    [{}, '2026-10-23', TODAY],
    [{ days: 1 as const }, '2026-11-20', TODAY],
    [{ days: 1 as const, from: TODAY }, TODAY, TODAY],
    [{ days: 7 as const }, '2026-11-15', TODAY],
    [{ days: 7 as const, from: '2026-11-01' }, '2026-11-01', TODAY],
    [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-01', '2026-01-31'],
    [{ from: '2025-11-21', to: TODAY }, '2025-11-21', TODAY],
  ])('%j is from %s to %s', (query, from, to) => {
    expect(rangeOf(query, NOW)).toEqual({ from, to });
  });

  it.each([
    [{ to: TODAY }, 'from is required with to'],
    [{ from: '2026-11-22', to: TODAY }, 'to must not be before from'],
    [{ from: '2025-11-20', to: TODAY }, 'A range can be at most 366 days'],
  ])('refuses %j: %s', (query, message) => {
    expect(() => rangeOf(query, NOW)).toThrow(message);
  });
});

it('daysOf names both ends and every day between', () => {
  expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

describe('listedBetween', () => {
  it.each([
    [{}, '-infinity', 'infinity'],
    [{ q: ' ' }, '-infinity', 'infinity'],
    [{ q: 'gallery' }, new Date('2026-10-22T18:30:00Z'), new Date('2026-11-21T18:30:00Z')],
    [{ q: 'gallery', days: 1 as const }, new Date('2026-11-20T04:30:00Z'), 'infinity'],
    [{ q: 'gallery', days: 7 as const }, new Date('2026-11-14T18:30:00Z'), new Date('2026-11-21T18:30:00Z')],
    [{ from: '2026-01-01', to: '2026-01-01' }, new Date('2025-12-31T18:30:00Z'), new Date('2026-01-01T18:30:00Z')],
  ])('a list of %j is from %s until before %s', (list, from, before) => {
    expect(listedBetween(list, NOW)).toEqual([from, before]);
  });
});
