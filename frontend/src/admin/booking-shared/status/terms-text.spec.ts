import { expect, it } from '@jest/globals';
import { termsText } from './terms-text.ts';

const quote = {
  ...{ confirmationCode: 'FH-AAAAAAAA', status: 'confirmed' as const, received: 5000, overpaid: 0 },
  ...{ submitted: 0, percent: 50, refund: 2500, daysLeft: 10, dueOn: '2026-12-01' },
};

it.each([
  [{}, 'By the terms the guest gets ₹2,500 of ₹5,000 back (50%, 10 days before check-in).'],
  [{ daysLeft: 0 }, 'By the terms the guest gets ₹2,500 of ₹5,000 back (50%, on the day of check-in).'],
  [{ daysLeft: -1 }, 'By the terms the guest gets ₹2,500 of ₹5,000 back (50%, 1 day after check-in).'],
  [
    { received: 8000, overpaid: 3000, refund: 5500 },
    'By the terms the guest gets ₹5,500 of ₹8,000 back (50% and all ₹3,000 beyond the price, 10 days before check-in).',
  ],
  [
    { submitted: 3000, refundOfSubmitted: 2000 },
    'By the terms the guest gets ₹2,500 of ₹5,000 back (50%, 10 days before check-in), and ₹2,000 of the ₹3,000 that is not verified yet, if it has arrived.',
  ],
  [
    { received: 0, refund: 0, submitted: 3000, percent: 0 },
    'By the terms the guest gets back ₹0 of the ₹3,000 that is not verified yet, if it has arrived (10 days before check-in).',
  ],
  [{ status: 'pending' as const, percent: 100, refund: 5000 }, 'A request gets everything back: ₹5,000 of ₹5,000.'],
])('the refund by the terms with %j is explained to the owner', (part, text) => {
  expect(termsText({ ...quote, ...part })).toBe(text);
});
