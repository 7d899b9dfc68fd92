import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { StatCard } from '../ui/stat-card.tsx';
import { useActiveServices } from './overview.api.ts';

/** Four key figures. */
export function StatCards({ summary }: { summary: BookingSummary | undefined }) {
  const { data: services, isError } = useActiveServices();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard label="Total Bookings" value={summary && formatNumber(summary.total)} />
      <StatCard label="Active Services" value={isError ? '–' : services?.toString()} />
      <StatCard label="Pending Bookings" value={summary && formatNumber(summary.byStatus.pending)} />
      <StatCard
        label="Total Revenue"
        value={summary && formatRupees(summary.totalRevenue)}
        detail={summary?.received === undefined ? undefined : `of which ${formatRupees(summary.received)} verified`}
      />
    </dl>
  );
}
