import { SESSION_STATES, type AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { RecordList } from '../../ui/records/record-list.tsx';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { useListSearch } from '../../ui/records/use-list-search.ts';
import { usePages } from '../../ui/records/use-pages.ts';
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
  const { data, currentData, isError, refetch } = useVisitorSessions({ ...search, ...range }, { isAutoRefresh });
  const shown = isError ? currentData : data;
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
        records={shown?.items}
        idOf={({ sessionId }) => sessionId}
        isError={isError}
        isFetching={currentData === undefined}
        refetch={refetch}
        empty={<EmptyState text="No sessions found" hint="Sessions that fit the search appear here." />}
        pagination={usePages(search.page, shown?.total, (page) => change({ page }))}
        hasManyColumns
      />
    </>
  );
}
