import { expect, it } from '@jest/globals';
import { balanceText } from './balance-text.ts';

it.each([
  ['pending', 12_500, '₹12,500 due'],
  ['failed', 12_500, '₹12,500 due'],
  ['paid', 12_500, '₹12,500 to verify'],
  ['pending_verification', 12_500, '₹12,500 to verify'],
  ['verified', 12_500, 'Fully paid'],
  ['pending', 0, 'Fully paid'],
] as const)('a stay with payment %s over ₹%d is shown as %s', (paymentStatus, due, label) => {
  expect(balanceText({ paymentStatus, due }).label).toBe(label);
});
