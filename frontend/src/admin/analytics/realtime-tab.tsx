import { REALTIME_VISITORS, type AnalyticsRealtime, type RealtimeSession } from '@farmhouse/contracts/analytics/report';
import { locationOf } from '@farmhouse/contracts/analytics/labels';
import { formatCount, formatNumber } from '@farmhouse/contracts/text/count';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { agoText } from '../ui/ago.ts';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState, LoadingState } from '../ui/states.tsx';
import { CsvButton } from './csv-button.tsx';
import { pageName } from './page-name.ts';
import { Labelled } from './overview/share-list.tsx';
import { browserAndOs } from './sessions/visit-text.ts';

interface RealtimeTabProps {
  /** Undefined while loading. */
  realtime: AnalyticsRealtime | undefined;
  /** True if loading failed, which the section says. */
  hasFailed: boolean;
  /** When it was read, in ms. */
  readAt: number;
}

/** Who is on the site now, and what they look at. */
export function RealtimeTab({ realtime, hasFailed, readAt }: RealtimeTabProps) {
  if (!realtime) return hasFailed ? null : <LoadingState rows={8} />;
  const { activeVisitors, onlineVisitors, sessionsLast30Min, currentPageViews } = realtime;
  const today = istDate(new Date(readAt));
  const summary = `${formatNumber(activeVisitors)} in the last 30 minutes, ${formatNumber(onlineVisitors)} online`;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Active Visitors" aside={<span className="figures text-sm text-quiet">{summary}</span>}>
        {sessionsLast30Min.length === 0 && (
          <EmptyState text="No active visitors" hint="Whoever opens the site appears here within seconds." />
        )}
        <ul className="divide-y divide-line">
          {sessionsLast30Min.slice(0, REALTIME_VISITORS).map((session) => (
            <VisitorRow key={session.sessionId} session={session} readAt={readAt} />
          ))}
        </ul>
      </Panel>
      <Panel
        title="Current Page Views"
        aside={<CsvButton table="current-pages" what="current page views" range={{ from: today, to: today }} />}
      >
        {currentPageViews.length === 0 && (
          <EmptyState text="No pages are being viewed" hint="The page of every visitor who is online appears here." />
        )}
        <ul className="divide-y divide-line">
          {currentPageViews.map(({ page, visitors }) => (
            <li key={page} className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
              <Labelled {...pageName(page)} />
              <span className="figures shrink-0 text-sm">{formatCount(visitors, 'visitor', 'visitors')}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function VisitorRow({ session, readAt }: { session: RealtimeSession; readAt: number }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-3 sm:px-5">
      <span className="min-w-0 font-semibold wrap-anywhere">{locationOf(session)}</span>
      <span className="figures text-right text-sm text-quiet">{agoText(session.lastActiveAt, new Date(readAt))}</span>
      <span className="min-w-0 text-sm wrap-anywhere">{session.landingPage}</span>
      <span className="text-right text-sm text-quiet">
        {session.isActive && <Badge tone="green">Online</Badge>} {browserAndOs(session)}
      </span>
    </li>
  );
}
