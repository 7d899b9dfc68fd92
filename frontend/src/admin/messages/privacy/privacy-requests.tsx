import { Suspense, useState } from 'react';
import { PRIVACY_REQUEST_STATUSES, type PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { PagedList } from '../../ui/records/paged-list.tsx';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { PRIVACY_LABELS } from './privacy-labels.ts';
import { PrivacyRow } from './privacy-row.tsx';
import { usePrivacyRequests, usePrivacySummary } from './privacy-requests.api.ts';
import { useListSearch } from '../../ui/records/use-list-search.ts';

const PersonalDataDrawer = lazyWithRetry(() => import('./personal-data.drawer.tsx'));
const HandleRequestDrawer = lazyWithRetry(() => import('./handle-request.drawer.tsx'));

/** The privacy requests, newest first, with the days left for each. Rule: privacy requests. */
export function PrivacyRequests() {
  const { search, change } = useListSearch(PRIVACY_REQUEST_STATUSES);
  const [handled, setHandled] = useState<PrivacyRequestView>();
  const [shown, setShown] = useState<PrivacyRequestView>();
  const isFiltered = Boolean(search.q || search.status);
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        placeholder="Search by reference, name, email or phone"
        onSearch={(q) => change({ q })}
      />
      <StatusFilter
        label="Privacy requests by status"
        labels={PRIVACY_LABELS}
        counts={usePrivacySummary(search.q).currentData?.byStatus}
        chosen={search.status}
        onChange={(status) => change({ status })}
      />
      <PagedList
        what="The privacy requests"
        list={usePrivacyRequests(search)}
        page={search.page}
        onPage={(page) => change({ page })}
        empty={
          <EmptyState
            text={isFiltered ? 'No privacy requests found' : 'No privacy requests yet'}
            hint={isFiltered ? undefined : 'Requests of visitors about their data appear here.'}
          />
        }
      >
        {(requests) =>
          requests.map((one) => <PrivacyRow key={one.id} request={one} onHandle={setHandled} onShowData={setShown} />)
        }
      </PagedList>
      {shown && (
        <Suspense>
          <PersonalDataDrawer request={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      {handled && (
        <Suspense>
          <HandleRequestDrawer request={handled} onClose={() => setHandled(undefined)} />
        </Suspense>
      )}
    </>
  );
}
