import type { LedgerTotal } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { methodName } from '../method-name.ts';

/** The sum of the totals of one kind. Whole rupees. */
export const sumOf = (totals: readonly LedgerTotal[], requested: LedgerTotal['kind']): number =>
  totals.filter(({ kind }) => kind === requested).reduce((sum, { amount }) => sum + amount, 0);

/** The amount paid by each method: `UPI ₹16,600, Cash ₹5,100`; empty if nothing was paid. */
export function paidByMethod(totals: readonly LedgerTotal[]): string {
  return totals
    .filter(({ kind, amount }) => kind === 'payment' && amount !== 0)
    .map(({ method, amount }) => `${methodName(method)} ${formatRupees(amount)}`)
    .join(', ');
}
