import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { Panel } from '../ui/panel.tsx';
import { BookingRowLink } from './booking-row-link.tsx';
import { EmptyState, LoadingState } from '../ui/states.tsx';

/** The next confirmed stays. */
export function NextArrivals({ stays }: { stays: readonly BookingView[] | undefined }) {
  return (
    <Panel title="Next arrivals">
      {!stays && <LoadingState />}
      {stays?.length === 0 && <EmptyState text="No confirmed stays ahead" hint="Confirm a request to see it here." />}
      <ul className="divide-y divide-line">
        {stays?.map((stay) => (
          <li key={stay.id}>
            <BookingRowLink booking={stay} detail={formatGuests(stay.guestCount)}>
              <span className="text-right">
                <span className="block font-semibold">{dayFromToday(stay.checkinDate)}</span>
                <span className="figures block text-sm text-quiet">from {formatClock(stay.checkinTime)}</span>
              </span>
            </BookingRowLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function dayFromToday(date: string): string {
  const today = istDate(new Date());
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDay(date);
}
