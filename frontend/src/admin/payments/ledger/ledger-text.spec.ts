import type { LedgerTotal } from '@farmhouse/contracts/bookings/payment/ledger';
import { expect, it } from '@jest/globals';
import { paidByMethod, refundsAndDeposits, sumOf } from './ledger-text.ts';

const TOTALS: LedgerTotal[] = [
  { kind: 'charge', method: null, amount: 21_700 },
  { kind: 'payment', method: 'cash', amount: 5100 },
  { kind: 'payment', method: 'upi', amount: 16_600 },
  { kind: 'payment', method: 'bank', amount: 0 },
  { kind: 'payment', method: null, amount: 100 },
];

it('the sum of a kind covers all methods', () => {
  expect(sumOf(TOTALS, 'payment')).toBe(21_800);
  expect(sumOf(TOTALS, 'refund')).toBe(0);
});

it('the amounts by method leave out methods of 0', () => {
  expect(paidByMethod(TOTALS)).toBe('Cash ₹5,100, UPI ₹16,600, Not recorded ₹100');
  expect(paidByMethod([])).toBe('');
});

it('deposits are named with their sums, and what did not happen is left out', () => {
  const deposits: LedgerTotal[] = [
    { kind: 'deposit_taken', method: 'cash', amount: 10_000 },
    { kind: 'deposit_taken', method: 'upi', amount: 5000 },
    { kind: 'deposit_kept', method: null, amount: 2000 },
    { kind: 'deposit_returned', method: 'cash', amount: 0 },
  ];

  expect(refundsAndDeposits([...TOTALS, ...deposits])).toEqual([
    { label: 'Deposit taken', value: '₹15,000' },
    { label: 'Deposit kept', value: '₹2,000' },
  ]);
});
