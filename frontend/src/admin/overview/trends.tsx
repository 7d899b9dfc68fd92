import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { BookingSummary } from '@farmhouse/contracts/bookings/admin-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatDayOfMonth, formatShortMonth } from '@farmhouse/contracts/text/dates';
import { Nothing, Waiting } from '../ui/states.tsx';
import { Panel } from './panel.tsx';
import { TrendTable } from './trend-table.tsx';

/** A trend is also shown as a table, so a chart whose code fails to load is left out without an error. */
function drawing<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: () => null })));
}

const WeekChart = drawing(() => import('./week.chart.tsx'));
const RevenueChart = drawing(() => import('./revenue.chart.tsx'));

/** Bookings by week and revenue by month, each as a chart and as a table. */
export function Trends({ summary }: { summary: BookingSummary | undefined }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Bookings by week">
        {summary ? <WeekTrend weeks={summary.bookingsByWeek} /> : <Waiting rows={7} />}
      </Panel>
      <Panel title="Revenue by month" aside={<RevenueLegend />}>
        {summary ? <RevenueTrend months={summary.revenueByMonth} /> : <Waiting rows={7} />}
      </Panel>
    </div>
  );
}

function WeekTrend({ weeks }: { weeks: BookingSummary['bookingsByWeek'] }) {
  if (weeks.every(({ bookings }) => bookings === 0)) {
    return <Nothing text="No requests in the last weeks" hint="A bar grows here with every request." />;
  }
  return (
    <>
      <Drawing>
        <WeekChart weeks={weeks} />
      </Drawing>
      <TrendTable
        caption="Requests by the week they were made in"
        heads={['Week from', 'Requests']}
        rows={weeks.map(({ week, bookings }) => [formatDayOfMonth(week), String(bookings)])}
      />
    </>
  );
}

function RevenueTrend({ months }: { months: BookingSummary['revenueByMonth'] }) {
  if (months.every(({ verified, awaiting }) => verified + awaiting === 0)) {
    return <Nothing text="No revenue yet" hint="Stays count in the month of their check-in." />;
  }
  return (
    <>
      <Drawing>
        <RevenueChart months={months} />
      </Drawing>
      <TrendTable
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

/** The chart is hidden from screen readers, which read the table below it. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="h-64 px-2">
      <Suspense>{children}</Suspense>
    </div>
  );
}

const DOT = 'before:mr-1.5 before:inline-block before:size-2.5 before:rounded-full';

function RevenueLegend() {
  return (
    <p className="flex gap-4 text-sm text-quiet">
      <span className={`${DOT} before:bg-garden`}>Verified</span>
      <span className={`${DOT} before:bg-marigold`}>Awaiting</span>
    </p>
  );
}
