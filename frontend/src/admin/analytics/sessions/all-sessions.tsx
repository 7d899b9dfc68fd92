import { SESSION_STATES, type AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { RecordList } from '../../ui/records/record-list.tsx';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { useListSearch } from '../../ui/records/use-list-search.ts';
import { usePageOf } from '../../ui/records/use-page-of.ts';
import { useVisitorSessions } from '../analytics.api.ts';
import { CsvButton } from '../csv-button.tsx';
import { SESSION_COLUMNS } from './session-columns.tsx';

interface AllSessionsProps {
  range: AnalyticsRange;
  isAutoRefresh: boolean;
}

/** The sessions that were last active in a range of days, the newest first. */
export function AllSessions({ range, isAutoRefresh }: AllSessionsProps) {
  const { search, change } = useListSearch(SESSION_STATES);
  const sessions = useVisitorSessions({ ...search, ...range }, { isAutoRefresh });
  const { list } = usePageOf(sessions, search.page, (page) => change({ page }));
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        placeholder="Search by session, landing page, source or place"
        onSearch={(q) => change({ q })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <StatusFilter
          label="Sessions by status"
          labels={{ active: 'Active', inactive: 'Inactive' }}
          counts={undefined}
          chosen={search.status}
          onChange={(status) => change({ status })}
        />
        <CsvButton table="sessions" what="sessions" range={range} filter={{ q: search.q, status: search.status }} />
      </div>
      <RecordList
        label="Sessions"
        columns={SESSION_COLUMNS}
        idOf={({ sessionId }) => sessionId}
        empty={<EmptyState text="No sessions found" hint="Sessions that fit the search appear here." />}
        {...list}
        hasManyColumns
      />
    </>
  );
}
