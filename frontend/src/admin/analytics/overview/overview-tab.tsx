import {
  TOP_PAGES,
  type AnalyticsOverview,
  type AnalyticsRange,
  type KeyMetrics,
} from '@farmhouse/contracts/analytics/report';
import { BROWSER_LABELS, DEVICE_LABELS } from '@farmhouse/contracts/analytics/labels';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { Panel } from '../../ui/panel.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { BookingFunnel } from './booking-funnel.tsx';
import { changeText } from './change-text.ts';
import { CsvButton } from '../csv-button.tsx';
import { pageName } from '../page-name.ts';
import { ShareList } from './share-list.tsx';
import { formatDuration } from '../sessions/visit-text.ts';
import { VisitorsByDay } from './visitors-by-day.tsx';

type Required = 'totalVisitors' | 'totalPageViews' | 'averageSessionDuration' | 'topPages' | 'deviceBreakdown';
/** The fields that every answer has; a panel of another field is left out with it. */
type Overview = Pick<AnalyticsOverview, Required> & Partial<AnalyticsOverview>;

interface OverviewTabProps {
  range: AnalyticsRange;
  /** Undefined while loading. */
  overview: Overview | undefined;
  /** True while another range is loading and the previous one is still shown. */
  isStale: boolean;
  /** Visitors who are online, as last read; undefined until then. */
  online: number | undefined;
  isAutoRefresh: boolean;
}

/** The figures of a range. */
export function OverviewTab({ range, overview, isStale, online, isAutoRefresh }: OverviewTabProps) {
  const isBusy = overview !== undefined && isStale;
  const activeNow = online ?? overview?.activeNow;
  const changeOf = (figure: keyof KeyMetrics, format: (figure: number) => string) =>
    overview?.before && changeText(overview[figure], overview.before[figure], format);
  return (
    <div aria-busy={isBusy} className={`grid gap-6 ${isBusy ? 'opacity-60' : ''}`}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard
          label="Total Visitors"
          value={overview && formatNumber(overview.totalVisitors)}
          detail={changeOf('totalVisitors', formatNumber)}
        />
        <StatCard
          label="Page Views"
          value={overview && formatNumber(overview.totalPageViews)}
          detail={changeOf('totalPageViews', formatNumber)}
        />
        <StatCard label="Active Now" value={activeNow === undefined ? undefined : formatNumber(activeNow)} />
        <StatCard
          label="Avg. Session"
          value={overview && formatDuration(overview.averageSessionDuration)}
          detail={changeOf('averageSessionDuration', formatDuration)}
        />
      </dl>
      {overview ? (
        <OverviewPanels range={range} overview={overview} isAutoRefresh={isAutoRefresh} />
      ) : (
        <Panel title="Visitors by day">
          <LoadingState rows={7} />
        </Panel>
      )}
    </div>
  );
}

interface OverviewPanelsProps {
  range: AnalyticsRange;
  overview: Overview;
  isAutoRefresh: boolean;
}

function OverviewPanels({ range, overview, isAutoRefresh }: OverviewPanelsProps) {
  const { totalVisitors, byDay, topPages, deviceBreakdown, sources, browsers, countries, from, to } = overview;
  const exported = from && to ? range : undefined;
  return (
    <>
      {byDay && exported && <VisitorsByDay byDay={byDay} range={exported} />}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr]">
        <Panel title="Top Pages" aside={exported && <CsvButton table="pages" what="pages" range={exported} />}>
          <ShareList
            shares={topPages.slice(0, TOP_PAGES).map(({ page, views }) => ({ ...pageName(page), count: views }))}
          />
        </Panel>
        <Panel
          title="Device Breakdown"
          aside={exported && <CsvButton table="devices" what="devices" range={exported} />}
        >
          <ShareList
            shares={deviceBreakdown.map(({ device, count }) => ({ label: DEVICE_LABELS[device] ?? device, count }))}
            total={deviceBreakdown.reduce((sum, { count }) => sum + count, 0)}
          />
        </Panel>
        {sources && (
          <Panel title="Sources" aside={exported && <CsvButton table="sources" what="sources" range={exported} />}>
            <ShareList
              shares={sources.map(({ source, visitors }) => ({ label: source, count: visitors }))}
              total={totalVisitors}
            />
          </Panel>
        )}
        {exported && (
          <div className="lg:row-span-3">
            <BookingFunnel range={exported} isAutoRefresh={isAutoRefresh} />
          </div>
        )}
        {browsers && (
          <Panel title="Browsers" aside={exported && <CsvButton table="browsers" what="browsers" range={exported} />}>
            <ShareList
              shares={browsers.map(({ browser, visitors }) => ({ label: BROWSER_LABELS[browser], count: visitors }))}
              total={totalVisitors}
            />
          </Panel>
        )}
        {countries && (
          <Panel
            title="Countries"
            aside={exported && <CsvButton table="countries" what="countries" range={exported} />}
          >
            <ShareList
              shares={countries.map(({ country, visitors }) => ({ label: country, count: visitors }))}
              total={totalVisitors}
            />
          </Panel>
        )}
      </div>
    </>
  );
}
