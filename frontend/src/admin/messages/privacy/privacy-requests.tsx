import { Suspense, useState } from 'react';
import { PRIVACY_REQUEST_STATUSES, type PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { PRIVACY_LABELS } from './privacy-labels.ts';
import { PrivacyRow } from './privacy-row.tsx';
import { usePrivacyRequests, usePrivacySummary } from './privacy-requests.api.ts';
import { SearchedList } from '../searched-list.tsx';
import { useListSearch } from '../../ui/records/use-list-search.ts';

const PersonalDataDrawer = lazyWithRetry(() => import('./personal-data.drawer.tsx'));
const HandleRequestDrawer = lazyWithRetry(() => import('./handle-request.drawer.tsx'));

/** The privacy requests, newest first, with the days left for each. Rule: privacy requests. */
export function PrivacyRequests() {
  const address = useListSearch(PRIVACY_REQUEST_STATUSES);
  const [handled, setHandled] = useState<PrivacyRequestView>();
  const [shown, setShown] = useState<PrivacyRequestView>();
  return (
    <>
      <SearchedList
        things="privacy requests"
        placeholder="Search by reference, name, email or phone"
        labels={PRIVACY_LABELS}
        counts={usePrivacySummary(address.search.q).currentData?.byStatus}
        list={usePrivacyRequests(address.search)}
        emptyHint="Requests of visitors about their data appear here."
        {...address}
      >
        {(requests) =>
          requests.map((one) => <PrivacyRow key={one.id} request={one} onHandle={setHandled} onShowData={setShown} />)
        }
      </SearchedList>
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
