import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../shared/api/api-error.ts';
import { CountTabs } from '../ui/filters/count-tabs.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { isSessionOver } from './analytics-error.ts';
import { refreshAnalytics, useAnalyticsOverview, useAnalyticsRealtime } from './analytics.api.ts';
import { AnalyticsBar } from './analytics-bar.tsx';
import { AnalyticsFailed, AuthenticationRequired } from './analytics-failed.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { RealtimeTab } from './realtime-tab.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { useAnalyticsView } from './use-analytics-view.ts';

/** The visitors of the site: figures of a range of days, who is there now, and their sessions. */
export default function AnalyticsPage() {
  const { range, changeRange, tab, tabs, openTab } = useAnalyticsView();
  const [isAutoRefresh, setAutoRefresh] = useState(true);
  const overview = useAnalyticsOverview(range, { isAutoRefresh });
  const realtime = useAnalyticsRealtime({ isAutoRefresh });
  const dispatch = useDispatch();
  const refresh = () => void dispatch(refreshAnalytics());

  const errors = [overview.error, realtime.error].filter(isApiError);
  const sessionOver = errors.find(isSessionOver);
  if (sessionOver) return <AuthenticationRequired reason={sessionOver.message} />;
  const hasFailed = overview.isError && !overview.currentData;
  return (
    <>
      <SectionBar
        title="Visitor Analytics"
        text="Who visits the site, from where, what they look at and where bookings are lost. Days are in Indian time."
      />
      <AnalyticsBar
        range={range}
        onRange={changeRange}
        isAutoRefresh={isAutoRefresh}
        onAutoRefresh={setAutoRefresh}
        onRefresh={refresh}
        readAt={realtime.fulfilledTimeStamp}
      />
      {errors.length > 0 && <AnalyticsFailed reasons={errors.map(({ message }) => message)} onRetry={refresh} />}
      <CountTabs tabs={tabs} active={tab} onChange={openTab}>
        {tab === 'overview' && !hasFailed && (
          <OverviewTab
            range={range}
            overview={overview.data}
            isStale={overview.currentData === undefined}
            online={realtime.currentData?.onlineVisitors}
            isAutoRefresh={isAutoRefresh}
          />
        )}
        {tab === 'real-time' && (
          <RealtimeTab
            realtime={realtime.currentData}
            hasFailed={realtime.isError}
            readAt={realtime.fulfilledTimeStamp ?? 0}
          />
        )}
        {tab === 'sessions' && (
          <SessionsTab
            range={range}
            realtime={realtime.currentData}
            hasFailed={realtime.isError}
            onRefresh={refresh}
            isAutoRefresh={isAutoRefresh}
          />
        )}
      </CountTabs>
    </>
  );
}
