import { describe, expect, it } from '@jest/globals';
import { claimedTooMuch, dueText, expectedOf } from './claimed-amount.ts';

const money = { paymentAmount: 2800, paymentRecordedBy: null, due: 2800, dueLater: 0, status: 'confirmed' } as const;

describe('a payment to verify', () => {
  it.each([
    ['the claim if it is the amount due', {}, 2800, undefined],
    ['a claim below the amount due', { paymentAmount: 1000 }, 1000, undefined],
    [
      'the amount due for a larger claim',
      { paymentAmount: 12_000 },
      2800,
      'The guest says that ₹12,000 was sent, but only ₹2,800 is due. Enter what has arrived.',
    ],
    [
      'the whole amount that the owner has recorded',
      { paymentAmount: 12_000, paymentRecordedBy: 'owner' },
      12_000,
      '₹12,000 was recorded, but only ₹2,800 is due. Enter what has arrived.',
    ],
    [
      '0 if nothing is due',
      { due: 0 },
      0,
      'The guest says that ₹2,800 was sent, but nothing is due. Enter what has arrived.',
    ],
  ])('is prefilled with %s', (_what, part, expected, warning) => {
    expect(expectedOf({ ...money, ...part })).toBe(expected);
    expect(claimedTooMuch({ ...money, ...part })).toBe(warning);
  });

  it.each([
    [{}, '₹2,800'],
    [{ dueLater: 1960 }, '₹840 now, ₹1,960 later'],
    [{ dueLater: 2800 }, '₹2,800'],
  ])('shows the amount due with %j', (part, text) => {
    expect(dueText({ ...money, ...part })).toBe(text);
  });

  it('of a cancelled booking shows that nothing is due, and no warning of too much', () => {
    const cancelled = { ...money, paymentAmount: 12_000, status: 'cancelled' } as const;

    expect(dueText(cancelled)).toBe('Nothing, because the booking is cancelled');
    expect(claimedTooMuch(cancelled)).toBeUndefined();
  });
});
