import type { LedgerTotal } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { KIND_NAMES } from '../../booking-shared/ledger/entry-names.ts';
import { methodName } from '../method-name.ts';

/** The sum of the totals of one kind. Whole rupees. */
export const sumOf = (totals: readonly LedgerTotal[], requested: LedgerTotal['kind']): number =>
  totals.filter(({ kind }) => kind === requested).reduce((sum, { amount }) => sum + amount, 0);

/** Kinds that are named only once there is money of them. */
const SHOWN_IF_ANY = [
  ['refund', 'Refunded'],
  ['deposit_taken', KIND_NAMES.deposit_taken],
  ['deposit_returned', KIND_NAMES.deposit_returned],
  ['deposit_kept', KIND_NAMES.deposit_kept],
] as const;

/** The sums of refunds and deposits that are not 0, as texts. */
export function refundsAndDeposits(totals: readonly LedgerTotal[]): { label: string; value: string }[] {
  return SHOWN_IF_ANY.map(([kind, label]) => ({ label, sum: sumOf(totals, kind) }))
    .filter(({ sum }) => sum !== 0)
    .map(({ label, sum }) => ({ label, value: formatRupees(sum) }));
}

/** The amount paid by each method: `UPI ₹16,600, Cash ₹5,100`; empty if nothing was paid. */
export function paidByMethod(totals: readonly LedgerTotal[]): string {
  return totals
    .filter(({ kind, amount }) => kind === 'payment' && amount !== 0)
    .map(({ method, amount }) => `${methodName(method)} ${formatRupees(amount)}`)
    .join(', ');
}
