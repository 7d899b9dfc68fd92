import { expect, it } from '@jest/globals';
import { aReceipt } from '../../testing/receipts.ts';
import type { Receipt } from './receipt.ts';
import { receiptAmount, receiptHeading, receiptRows } from './receipt-rows.ts';

const shown = (part: Partial<Receipt> = {}) =>
  receiptRows(aReceipt(part)).map(({ label, value }) => `${label}: ${value}`);

it('receiptHeading has the number and the day in India', () => {
  expect(receiptHeading(aReceipt({ at: '2026-11-05T18:30:00.000Z' }))).toEqual([
    { label: 'Number', value: 'R/2026-27/0042' },
    { label: 'Date', value: 'Fri, 6 Nov 2026' },
  ]);
});

it('receiptRows of a payment show guest, amount, stay, and what is left to pay', () => {
  expect(shown()).toEqual([
    'Received from: Ananya Reddy',
    'Booking: FH-7K3M9QXA',
    'Stay: Sat, 21 Nov 2026 to Mon, 23 Nov 2026 (2 nights)',
    'Guests: 12',
    'Paid by: UPI',
    'Reference: 632514789632',
    'Total of the stay: ₹45,000',
    'Received so far: ₹20,000',
    'Balance to pay: ₹25,000',
  ]);
});

it('receiptRows of a payment for a cancelled stay show what was received, and no amount to pay', () => {
  expect(shown({ isCancelled: true }).slice(-2)).toEqual(['Total of the stay: ₹45,000', 'Received so far: ₹20,000']);
});

it('receiptRows of a refund show to whom it was paid back, and no amount to pay', () => {
  const rows = shown({ kind: 'refund', method: 'bank', amount: 5000, received: 15_000 });

  expect(rows).toContain('Paid back to: Ananya Reddy');
  expect(rows).toContain('Paid back by: Bank transfer');
  expect(rows.slice(-2)).toEqual(['Total of the stay: ₹45,000', 'Received less refunds: ₹15,000']);
});

it.each<[string, Partial<Receipt>, string]>([
  ['one night', { checkoutDate: '2026-11-22' }, 'Stay: Sat, 21 Nov 2026 to Sun, 22 Nov 2026 (1 night)'],
  ['one day', { checkoutDate: '2026-11-21' }, 'Stay: Sat, 21 Nov 2026 (Day visit)'],
  ['a stay that is paid', { received: 45_000 }, 'Balance to pay: ₹0'],
  ['more than the total', { received: 45_500 }, 'Received above the total: ₹500'],
])('receiptRows show %s', (_what, part, row) => {
  expect(shown(part)).toContain(row);
});

it('receiptRows of an unknown method or reference has no row', () => {
  const labels = receiptRows(aReceipt({ method: null, reference: null })).map(({ label }) => label);

  expect(labels).not.toContain('Paid by');
  expect(labels).not.toContain('Reference');
});

it.each([
  ['payment', 'Amount received', 'Rupees one lakh twenty-three thousand four hundred fifty-six only'],
  [
    'refund',
    'Amount paid back',
    'Rupees one lakh twenty-three thousand four hundred fifty-six only, paid back to the guest',
  ],
] as const)('the amount of a %s, in figures and in words', (kind, label, words) => {
  expect(receiptAmount(aReceipt({ kind, amount: 123_456 }))).toEqual({ label, value: '₹1,23,456', words });
});
