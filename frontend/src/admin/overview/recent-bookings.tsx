import { Link } from 'react-router-dom';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useBookingList } from '../booking-shared/api/bookings.api.ts';
import { BookingStatusTag } from '../booking-shared/status/status-tags.tsx';
import { bookingPath } from '../navigation/paths.ts';
import { Panel } from '../ui/panel.tsx';
import { ErrorState, EmptyState, LoadingState } from '../ui/states.tsx';

/** Rule: figures of the dashboard. */
const NEWEST_FIVE = { page: 1, pageSize: 5 };

export function RecentBookings() {
  const list = useBookingList(NEWEST_FIVE);
  return (
    <Panel title="Recent bookings">
      <RecentList {...list} />
    </Panel>
  );
}

function RecentList({ data, isError, refetch }: ReturnType<typeof useBookingList>) {
  if (!data) return isError ? <ErrorState what="The bookings" onRetry={refetch} /> : <LoadingState />;
  if (data.items.length === 0) return <EmptyState text="No bookings yet" hint="The first request will appear here." />;
  return (
    <ul className="divide-y divide-line">
      {data.items.map(({ id, fullName, confirmationCode, finalTotal, status }) => (
        <li key={id}>
          <Link
            to={bookingPath(id)}
            className="flex items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-ground sm:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{fullName}</span>
              <span className="block text-sm text-quiet">{confirmationCode}</span>
            </span>
            <span className="figures font-semibold">{formatRupees(finalTotal)}</span>
            <BookingStatusTag status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
