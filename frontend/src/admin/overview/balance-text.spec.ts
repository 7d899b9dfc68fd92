import { expect, it } from '@jest/globals';
import { balanceText } from './balance-text.ts';

it.each([
  ['pending', 12_500, '₹12,500 due'],
  ['failed', 12_500, '₹12,500 due'],
  ['paid', 12_500, '₹12,500 to verify'],
  ['pending_verification', 12_500, '₹12,500 to verify'],
  ['verified', 0, 'Fully paid'],
  ['pending', 0, 'Fully paid'],
] as const)('a stay with payment %s over ₹%d is shown as %s', (paymentStatus, due, label) => {
  expect(balanceText({ paymentStatus, finalTotal: 12_500, due, dueOn: null, checkinDate: '2026-12-20' }).label).toBe(
    label,
  );
});

it.each([
  ['2026-12-20', 'Balance ₹12,500 on arrival'],
  ['2026-12-13', 'Balance ₹12,500 by Sun, 13 Dec 2026'],
])('a balance that is due on %s is shown as %s', (dueOn, label) => {
  const stay = {
    paymentStatus: 'verified',
    finalTotal: 25_000,
    due: 12_500,
    dueOn,
    checkinDate: '2026-12-20',
  } as const;

  expect(balanceText(stay).label).toBe(label);
});

it('a stay that costs nothing is shown as costing nothing', () => {
  const stay = { paymentStatus: 'verified', finalTotal: 0, due: 0, dueOn: null, checkinDate: '2026-12-20' } as const;

  expect(balanceText(stay).label).toBe('Nothing to pay');
});
