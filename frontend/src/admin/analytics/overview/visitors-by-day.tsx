import type { AnalyticsRange, DayCount } from '@farmhouse/contracts/analytics/report';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { Chart, ChartLegend, lazyChart } from '../../ui/charts/chart.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CsvButton } from '../csv-button.tsx';

const VisitorsChart = lazyChart(() => import('./visitors.chart.tsx'));

const LEGEND = [
  { label: 'Visitors', dot: 'before:bg-garden' },
  { label: 'Page views', dot: 'before:bg-marigold' },
];

interface VisitorsByDayProps {
  byDay: readonly DayCount[];
  range: AnalyticsRange;
}

/** Visitors and page views of each day, as a chart and as a table. */
export function VisitorsByDay({ byDay, range }: VisitorsByDayProps) {
  const isEmpty = byDay.every(({ visitors, views }) => visitors + views === 0);
  return (
    <Panel title="Visitors by day" aside={<CsvButton table="days" what="visitors by day" range={range} />}>
      {isEmpty ? (
        <EmptyState text="No visits in these days" hint="Visitors appear here as they come." />
      ) : (
        <>
          <div className="px-4 sm:px-5">
            <ChartLegend entries={LEGEND} />
          </div>
          <Chart>
            <VisitorsChart byDay={byDay} />
          </Chart>
          <ChartTable
            caption="Visitors and page views by day"
            heads={['Day', 'Visitors', 'Page views']}
            rows={byDay.map(({ day, visitors, views }) => [
              formatDay(day),
              formatNumber(visitors),
              formatNumber(views),
            ])}
          />
        </>
      )}
    </Panel>
  );
}
