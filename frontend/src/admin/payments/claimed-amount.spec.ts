import { describe, expect, it } from '@jest/globals';
import { claimedTooMuch, dueText, expectedOf } from './claimed-amount.ts';

const money = { paymentAmount: 2800, paymentRecordedBy: null, due: 2800, dueLater: 0 };

describe('a payment to verify', () => {
  it.each([
    ['what the guest claims and is due', {}, 2800, undefined],
    ['the smaller claim', { paymentAmount: 1000 }, 1000, undefined],
    [
      'what is due of a larger claim',
      { paymentAmount: 12_000 },
      2800,
      'The guest says that ₹12,000 was sent, but only ₹2,800 is due. Enter what has arrived.',
    ],
    [
      'all that the owner has recorded',
      { paymentAmount: 12_000, paymentRecordedBy: 'owner' },
      12_000,
      '₹12,000 was recorded, but only ₹2,800 is due. Enter what has arrived.',
    ],
    [
      'nothing when nothing is due',
      { due: 0 },
      0,
      'The guest says that ₹2,800 was sent, but nothing is due. Enter what has arrived.',
    ],
  ])('is filled in with %s', (_what, part, expected, warning) => {
    expect(expectedOf({ ...money, ...part })).toBe(expected);
    expect(claimedTooMuch({ ...money, ...part })).toBe(warning);
  });

  it.each([
    [{}, '₹2,800'],
    [{ dueLater: 1960 }, '₹840 now, ₹1,960 later'],
    [{ dueLater: 2800 }, '₹2,800'],
  ])('shows what is due with %j', (part, text) => {
    expect(dueText({ ...money, ...part })).toBe(text);
  });
});
