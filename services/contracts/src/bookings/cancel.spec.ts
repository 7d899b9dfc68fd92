import { describe, expect, it } from '@jest/globals';
import { cancelQuote, partOf, returnedPercent, upiIdOf } from './cancel.ts';
import { DEFAULT_CANCELLATION_TERMS } from './cancellation-terms.ts';

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

describe('partOf', () => {
  it('rounds down to whole rupees', () => {
    expect([partOf(5101, 50), partOf(5101, 100), partOf(5101, 0)]).toEqual([2550, 5101, 0]);
  });
});

describe('cancelQuote', () => {
  it('counts days by India’s calendar', () => {
    const stay = {
      ...{ confirmationCode: 'FH-AAAAAAAA', status: 'confirmed' as const, checkinDate: '2026-12-08' },
      terms: { cancellation: DEFAULT_CANCELLATION_TERMS },
    };
    const at = (instant: string) => cancelQuote(stay, { received: 1000, waiting: 0 }, new Date(instant));

    expect(at('2026-11-30T18:29:59Z')).toMatchObject({ daysLeft: 8, percent: 50 });
    expect(at('2026-12-01T18:30:00Z')).toMatchObject({ daysLeft: 6, percent: 0, dueOn: '2026-12-09' });
  });
});

describe('upiIdOf', () => {
  it.each([
    ['asha@okbank', 'asha@okbank'],
    ['UPI: asha.rao-1@ybl please', 'asha.rao-1@ybl'],
    ['HDFC 1234567890, IFSC HDFC0000001', undefined],
    ['asha@example.com', undefined],
    ['@okbank', undefined],
    ['', undefined],
    [null, undefined],
  ])('finds in %j the UPI id %j', (text, id) => {
    expect(upiIdOf(text)).toBe(id);
  });
});
