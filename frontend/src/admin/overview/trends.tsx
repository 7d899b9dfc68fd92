import { lazy, Suspense, type ReactNode } from 'react';
import type { BookingSummary } from '@farmhouse/contracts/bookings/admin-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Waiting } from '../ui/states.tsx';
import { Panel } from './panel.tsx';
import { TrendTable } from './trend-table.tsx';
import { monthLabel, weekLabel } from './trend-labels.ts';

const WeekChart = lazy(() => import('./week.chart.tsx'));
const RevenueChart = lazy(() => import('./revenue.chart.tsx'));

/** Bookings by week and revenue by month: drawn for the eye, and as tables for everyone else. */
export function Trends({ summary }: { summary: BookingSummary | undefined }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Bookings by week">
        {summary ? (
          <>
            <Chart>
              <WeekChart weeks={summary.bookingsByWeek} />
            </Chart>
            <TrendTable
              caption="Requests by the week they were made in"
              heads={['Week from', 'Requests']}
              rows={summary.bookingsByWeek.map(({ week, bookings }) => [weekLabel(week), String(bookings)])}
            />
          </>
        ) : (
          <Waiting rows={7} />
        )}
      </Panel>
      <Panel title="Revenue by month" aside={<RevenueLegend />}>
        {summary ? (
          <>
            <Chart>
              <RevenueChart months={summary.revenueByMonth} />
            </Chart>
            <TrendTable
              caption="Totals of stays by the month of check-in"
              heads={['Month', 'Verified', 'Awaiting']}
              rows={summary.revenueByMonth.map(({ month, verified, awaiting }) => [
                monthLabel(month),
                formatRupees(verified),
                formatRupees(awaiting),
              ])}
            />
          </>
        ) : (
          <Waiting rows={7} />
        )}
      </Panel>
    </div>
  );
}

/** The drawing says nothing to a screen reader; the table below it does. */
function Chart({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="h-64 px-2">
      <Suspense>{children}</Suspense>
    </div>
  );
}

function RevenueLegend() {
  return (
    <p className="flex gap-4 text-sm text-quiet">
      <span className="before:mr-1.5 before:inline-block before:size-2.5 before:rounded-full before:bg-garden">
        Verified
      </span>
      <span className="before:mr-1.5 before:inline-block before:size-2.5 before:rounded-full before:bg-marigold">
        Awaiting
      </span>
    </p>
  );
}
