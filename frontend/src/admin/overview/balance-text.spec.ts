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
  const waiting = paymentStatus === 'paid' || paymentStatus === 'pending_verification' ? due : 0;
  const amounts = { paymentStatus, finalTotal: 12_500, due, dueLater: 0, dueOn: null, waiting };

  expect(balanceText({ ...amounts, checkinDate: '2026-12-20' }).label).toBe(label);
});

it.each([
  ['pending', 0, '₹12,500 due, ₹12,500 later'],
  ['pending_verification', 12_500, '₹12,500 to verify'],
  ['pending_verification', 5000, '₹5,000 to verify, ₹7,500 missing'],
  ['paid', 25_000, '₹25,000 to verify'],
] as const)(
  'a stay with an advance of ₹12,500 of ₹25,000, payment %s and ₹%d to verify is shown as %s',
  (paymentStatus, waiting, label) => {
    const amounts = { paymentStatus, finalTotal: 25_000, due: 25_000, dueLater: 12_500, dueOn: '2026-12-13', waiting };

    expect(balanceText({ ...amounts, checkinDate: '2026-12-20' }).label).toBe(label);
  },
);

it.each([
  ['2026-12-20', 'Balance ₹12,500 on arrival'],
  ['2026-12-13', 'Balance ₹12,500 by Sun, 13 Dec 2026'],
])('a balance that is due on %s is shown as %s', (dueOn, label) => {
  const stay = {
    paymentStatus: 'verified',
    finalTotal: 25_000,
    due: 12_500,
    dueLater: 12_500,
    dueOn,
    waiting: 0,
    checkinDate: '2026-12-20',
  } as const;

  expect(balanceText(stay).label).toBe(label);
});

it('a stay that costs nothing is shown as costing nothing', () => {
  const amounts = { paymentStatus: 'verified', finalTotal: 0, due: 0, dueLater: 0, dueOn: null, waiting: 0 } as const;

  expect(balanceText({ ...amounts, checkinDate: '2026-12-20' }).label).toBe('Nothing to pay');
});
