import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatChartDay, formatShortMonth } from '@farmhouse/contracts/text/dates';
import { Chart, ChartLegend, ChartLoading, lazyChart } from '../ui/charts/chart.tsx';
import { ChartTable } from '../ui/charts/chart-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../ui/states.tsx';

const WeekChart = lazyChart(() => import('./week.chart.tsx'));
const RevenueChart = lazyChart(() => import('./revenue.chart.tsx'));

const REVENUE_LEGEND = [
  { label: 'Verified', dot: 'before:bg-garden' },
  { label: 'Awaiting', dot: 'before:bg-marigold' },
];

/** Bookings by week and revenue by month, each as a chart and as a table. */
export function Trends({ summary }: { summary: BookingSummary | undefined }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Bookings by week">
        {summary ? <WeekTrend weeks={summary.bookingsByWeek} /> : <ChartLoading />}
      </Panel>
      <Panel title="Revenue by month" aside={<ChartLegend entries={REVENUE_LEGEND} />}>
        {summary ? <RevenueTrend summary={summary} /> : <ChartLoading hasNote />}
      </Panel>
    </div>
  );
}

function WeekTrend({ weeks }: { weeks: BookingSummary['bookingsByWeek'] }) {
  if (weeks.every(({ bookings }) => bookings === 0)) {
    return <EmptyState text="No requests in the last weeks" hint="A bar grows here with every request." />;
  }
  return (
    <>
      <Chart>
        <WeekChart weeks={weeks} />
      </Chart>
      <ChartTable
        caption="Requests by the week they were made in"
        heads={['Week from', 'Requests']}
        rows={weeks.map(({ week, bookings }) => [formatChartDay(week), String(bookings)])}
      />
    </>
  );
}

function RevenueTrend({ summary: { revenueByMonth: months, awaitingMoney } }: { summary: BookingSummary }) {
  if (months.every(({ verified, awaiting }) => verified + awaiting === 0)) {
    return <EmptyState text="No revenue yet" hint="Stays count in the month of their check-in." />;
  }
  return (
    <>
      <Chart>
        <RevenueChart months={months} />
      </Chart>
      <p className="px-4 text-sm sm:px-5">
        Awaiting money: <span className="figures font-semibold">{formatRupees(awaitingMoney)}</span>{' '}
        <span className="text-quiet">that confirmed stays still owe</span>
      </p>
      <ChartTable
        caption="Totals of stays by the month of check-in"
        heads={['Month', 'Verified', 'Awaiting']}
        rows={months.map(({ month, verified, awaiting }) => [
          formatShortMonth(month),
          formatRupees(verified),
          formatRupees(awaiting),
        ])}
      />
    </>
  );
}
