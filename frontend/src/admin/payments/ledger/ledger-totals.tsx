import type { LedgerTotal } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { StatCard } from '../../ui/stat-card.tsx';
import { paidByMethod, refundsAndDeposits, sumOf } from './ledger-text.ts';

/** The totals of the matching entries; undefined while they load. */
export function LedgerTotals({ totals }: { totals: readonly LedgerTotal[] | undefined }) {
  const amount = (kind: LedgerTotal['kind']) => totals && formatRupees(sumOf(totals, kind));
  const methods = totals && paidByMethod(totals);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <StatCard label="Charged" value={amount('charge')} />
        <StatCard label="Received" value={amount('payment')} />
        {totals && refundsAndDeposits(totals).map((figure) => <StatCard key={figure.label} {...figure} />)}
      </dl>
      {methods && <p className="figures my-3 text-sm text-quiet">Received by {methods}</p>}
    </>
  );
}
