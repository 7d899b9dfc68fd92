import type { AnalyticsRange, AnalyticsRealtime } from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { RecordList } from '../../ui/records/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { useFilter } from '../../ui/filters/use-filter.ts';
import { AllSessions } from './all-sessions.tsx';
import { CsvButton } from '../csv-button.tsx';
import { SESSION_COLUMNS } from './session-columns.tsx';

interface SessionsTabProps {
  range: AnalyticsRange;
  /** Undefined while loading. */
  realtime: AnalyticsRealtime | undefined;
  hasFailed: boolean;
  onRefresh: () => void;
  isAutoRefresh: boolean;
}

const ALL = ['all'] as const;

/** The sessions of the last 30 minutes, or all of the range. */
export function SessionsTab({ range, realtime, hasFailed, onRefresh, isAutoRefresh }: SessionsTabProps) {
  const [shown, show] = useFilter('sessions', ALL);
  const today = istDate(new Date());
  return (
    <>
      <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <StatusFilter
          label="Sessions shown"
          allText="Last 30 minutes"
          labels={{ all: 'Whole period' }}
          counts={undefined}
          chosen={shown}
          onChange={show}
        />
        {!shown && <CsvButton table="recent-sessions" what="active sessions" range={{ from: today, to: today }} />}
      </div>
      {shown ? (
        <AllSessions range={range} isAutoRefresh={isAutoRefresh} />
      ) : (
        <RecordList
          label="Active sessions"
          columns={SESSION_COLUMNS}
          records={realtime?.sessionsLast30Min}
          idOf={({ sessionId }) => sessionId}
          isError={hasFailed}
          refetch={onRefresh}
          empty={<EmptyState text="No active sessions" hint="Sessions of the last 30 minutes appear here." />}
          hasManyColumns
        />
      )}
    </>
  );
}
