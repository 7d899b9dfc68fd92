import { describe, expect, it } from '@jest/globals';
import { cancelQuote, refundOnceVerified, refundShare } from './cancel-quote.ts';
import { DEFAULT_CANCELLATION_TERMS } from '../terms/default-cancellation-terms.ts';

const stay = {
  ...{ confirmationCode: 'FH-AAAAAAAA', status: 'confirmed' as const, checkinDate: '2026-12-08', finalTotal: 5100 },
  terms: { cancellation: DEFAULT_CANCELLATION_TERMS },
};

describe('cancelQuote', () => {
  it('counts days by India’s calendar', () => {
    const at = (instant: string) => cancelQuote(stay, { received: 1000, waiting: 0 }, new Date(instant));

    expect(at('2026-11-30T18:29:59Z')).toMatchObject({ daysLeft: 8, percent: 50 });
    expect(at('2026-12-01T18:30:00Z')).toMatchObject({ daysLeft: 6, percent: 0, dueOn: '2026-12-09' });
  });

  it.each([
    ['2026-12-03T06:30:00Z', 0, 5100, 0],
    ['2026-12-03T06:30:00Z', 5100, 5100, 5100],
    ['2026-12-01T06:30:00Z', 0, 5100, 2550],
    ['2026-12-01T06:30:00Z', 3000, 5100, 4050],
    ['2026-12-01T06:30:00Z', 1, 1, 1],
  ])('on %s, with %i received, has of %i that are submitted a refund of %i', (now, received, waiting, refund) => {
    const quote = cancelQuote(stay, { received, waiting }, new Date(now));

    expect(quote.refundOfSubmitted).toBe(refund);
    expect(refundOnceVerified(quote)).toBe(refund);
  });

  it('has the percentage of what is submitted if it is of the version before', () => {
    const quote = cancelQuote(stay, { received: 5100, waiting: 5100 }, new Date('2026-12-01T06:30:00Z'));

    expect(refundOnceVerified({ ...quote, refundOfSubmitted: undefined })).toBe(2550);
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
