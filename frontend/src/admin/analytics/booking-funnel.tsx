import type { FunnelCount, FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type { DayRange } from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { FUNNEL_LABELS } from '@farmhouse/contracts/analytics/labels';
import { ChartLegend } from '../ui/charts/chart.tsx';
import { Panel } from '../ui/panel.tsx';
import { ErrorState, EmptyState, LoadingState } from '../ui/states.tsx';
import { useBookingFunnel } from './analytics.api.ts';
import { Bar } from './bar.tsx';
import { CsvButton } from './csv-button.tsx';
import { comparedWithWeek, largestCount } from './funnel-counts.ts';
import { formatCount } from './visit-text.ts';

const LEGEND = [
  { label: 'This day', dot: 'before:bg-garden' },
  { label: 'A day of the week before', dot: 'before:bg-marigold' },
];

/** Where visitors leave on their way to a booking, on the last of the days. */
export function BookingFunnel({ days, isAutoRefresh }: { days: DayRange; isAutoRefresh: boolean }) {
  const { currentData: funnel, isError, refetch } = useBookingFunnel(days.to, isAutoRefresh);
  return (
    <Panel title="Booking Funnel" aside={<CsvButton table="funnel" what="the booking funnel" days={days} />}>
      {funnel ? (
        <Stages funnel={funnel} />
      ) : isError ? (
        <ErrorState what="The funnel" onRetry={refetch} />
      ) : (
        <LoadingState />
      )}
    </Panel>
  );
}

function Stages({ funnel }: { funnel: FunnelView }) {
  const whole = largestCount(funnel);
  const isToday = funnel.day === istDate(new Date());
  const day = isToday ? 'today so far' : `on ${formatDay(funnel.day)}`;
  if (whole === 0) {
    return <EmptyState text="Nobody began a booking" hint={`Neither ${day} nor in the week before.`} />;
  }
  return (
    <div className="grid gap-4 px-4 pb-5 sm:px-5">
      <p className="text-sm text-quiet">Visitors {day}, beside an average day of the week before.</p>
      <ChartLegend entries={LEGEND} />
      <CountList label="Stages of a booking" counts={funnel.stages} whole={whole} />
      <h4 className="mt-2 font-semibold">What holds visitors up</h4>
      <CountList label="What holds visitors up" counts={funnel.obstacles} whole={whole} />
    </div>
  );
}

function CountList({ label, counts, whole }: { label: string; counts: readonly FunnelCount[]; whole: number }) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {counts.map((count) => (
        <li key={count.action}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{FUNNEL_LABELS[count.action]}</span>
            <span className="figures">
              <span className="font-semibold">{formatCount(count.visitors)}</span>
              <span className="ml-2 text-sm text-quiet">{comparedWithWeek(count)}</span>
            </span>
          </div>
          <Bar count={count.visitors} whole={whole} tone="bg-garden" />
          <Bar count={count.weekBefore} whole={whole} tone="bg-marigold" />
        </li>
      ))}
    </ul>
  );
}
