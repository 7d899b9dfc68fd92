import { describe, expect, it } from '@jest/globals';
import { cancelQuote, refundShare } from './cancel-quote.ts';
import { DEFAULT_CANCELLATION_TERMS } from '../terms/default-cancellation-terms.ts';

describe('cancelQuote', () => {
  it('counts days by India’s calendar', () => {
    const stay = {
      ...{ confirmationCode: 'FH-AAAAAAAA', status: 'confirmed' as const, checkinDate: '2026-12-08', finalTotal: 5100 },
      terms: { cancellation: DEFAULT_CANCELLATION_TERMS },
    };
    const at = (instant: string) => cancelQuote(stay, { received: 1000, waiting: 0 }, new Date(instant));

    expect(at('2026-11-30T18:29:59Z')).toMatchObject({ daysLeft: 8, percent: 50 });
    expect(at('2026-12-01T18:30:00Z')).toMatchObject({ daysLeft: 6, percent: 0, dueOn: '2026-12-09' });
  });
});

describe('refundShare', () => {
  it.each([
    [0, 0, 0],
    [2801, 50, 1400],
    [5100, 0, 0],
    [5100, 50, 2550],
    [10200, 0, 5100],
    [10200, 50, 7650],
    [10200, 100, 10200],
  ])('refunds all that is beyond a total of 5,100: of %i at %i percent, %i', (received, percent, refund) => {
    expect(refundShare(received, { finalTotal: 5100, percent })).toBe(refund);
  });
});
