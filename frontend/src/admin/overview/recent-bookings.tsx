import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useBookingList } from '../booking-shared/api/bookings.api.ts';
import { BookingStatusTag } from '../booking-shared/status/status-tags.tsx';
import { Panel } from '../ui/panel.tsx';
import { BookingRowLink } from './booking-row-link.tsx';
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
      {data.items.map((booking) => (
        <li key={booking.id}>
          <BookingRowLink booking={booking} detail={booking.confirmationCode}>
            <span className="figures font-semibold">{formatRupees(booking.finalTotal)}</span>
            <BookingStatusTag status={booking.status} />
          </BookingRowLink>
        </li>
      ))}
    </ul>
  );
}
