import { useState } from 'react';
import { Button } from 'antd';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useBookingHistory } from '../api/booking-details.api.ts';
import { hasNextPage, olderThan } from './history-pages.ts';
import { OlderEntries } from './older-entries.tsx';

interface OlderHistoryProps {
  booking: number;
  /** The page of the history that is offered. */
  page: number;
  /** The id of the oldest entry above. */
  before: number;
}

/** Offers the next page of a booking's history, and shows it when asked to. */
export function OlderHistory(props: OlderHistoryProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <HistoryPage {...props} />;
  return (
    <Button className="mt-3" onClick={() => setShown(true)}>
      Show older
    </Button>
  );
}

function HistoryPage({ booking, page, before }: OlderHistoryProps) {
  const { data, isError, refetch } = useBookingHistory({ id: booking, page });
  if (!data) return isError ? <ErrorState what="The older history" onRetry={refetch} /> : <LoadingState rows={2} />;
  const older = olderThan(before, data.items);
  return (
    <div className="pt-3">
      <OlderEntries entries={older} />
      {hasNextPage(page, data.total) && (
        <OlderHistory booking={booking} page={page + 1} before={older.at(-1)?.id ?? before} />
      )}
    </div>
  );
}
