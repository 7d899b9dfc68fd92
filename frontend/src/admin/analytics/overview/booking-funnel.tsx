import type { FunnelCount, FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { FUNNEL_LABELS } from '@farmhouse/contracts/analytics/labels';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { ChartLegend } from '../../ui/charts/chart.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorState, EmptyState, LoadingState } from '../../ui/states.tsx';
import { useBookingFunnel } from '../analytics.api.ts';
import { Bar } from '../bar.tsx';
import { CsvButton } from '../csv-button.tsx';
import { changeText, comparedTimes } from './change-text.ts';
import { largestCount } from './funnel-counts.ts';

const LEGEND = [
  { label: 'This period', dot: 'before:bg-garden' },
  { label: 'The period before', dot: 'before:bg-marigold' },
];

interface BookingFunnelProps {
  range: AnalyticsRange;
  isAutoRefresh: boolean;
}

/** Where visitors abandon a booking, compared with the preceding range of the same length. */
export function BookingFunnel({ range, isAutoRefresh }: BookingFunnelProps) {
  const { currentData: funnel, isError, refetch } = useBookingFunnel(range, { isAutoRefresh });
  return (
    <Panel title="Booking Funnel" aside={<CsvButton table="funnel" what="the booking funnel" range={range} />}>
      {funnel ? (
        <Stages range={range} funnel={funnel} />
      ) : isError ? (
        <ErrorState what="The funnel" onRetry={refetch} />
      ) : (
        <LoadingState />
      )}
    </Panel>
  );
}

function Stages({ range, funnel }: { range: AnalyticsRange; funnel: FunnelView }) {
  const whole = largestCount(funnel);
  if (whole === 0) {
    return <EmptyState text="No bookings were started" hint="Neither in this period nor in the one before." />;
  }
  return (
    <div className="grid gap-4 px-4 pb-5 sm:px-5">
      <p className="text-sm text-quiet">Visitors {comparedTimes(range, funnel)}.</p>
      <ChartLegend entries={LEGEND} />
      <CountList label="Stages of a booking" counts={funnel.stages} whole={whole} />
      <h4 className="mt-2 font-semibold">Problems that visitors met</h4>
      <CountList label="Problems that visitors met" counts={funnel.obstacles} whole={whole} />
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
              <span className="font-semibold">{formatNumber(count.visitors)}</span>
              <span className="ml-2 text-sm text-quiet">{changeText(count.visitors, count.before, formatNumber)}</span>
            </span>
          </div>
          <Bar count={count.visitors} whole={whole} tone="bg-garden" />
          <Bar count={count.before} whole={whole} tone="bg-marigold" />
        </li>
      ))}
    </ul>
  );
}
