import { Link } from 'react-router-dom';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';

import { bookingPath } from '../navigation/paths.ts';
import { Panel } from '../ui/panel.tsx';
import { EmptyState, LoadingState } from '../ui/states.tsx';

/** The next confirmed stays. */
export function NextArrivals({ stays }: { stays: readonly BookingView[] | undefined }) {
  return (
    <Panel title="Next arrivals">
      {!stays && <LoadingState />}
      {stays?.length === 0 && <EmptyState text="No confirmed stays ahead" hint="Confirm a request to see it here." />}
      <ul className="divide-y divide-line">
        {stays?.map(({ id, fullName, checkinDate, checkinTime, guestCount }) => (
          <li key={id}>
            <Link
              to={bookingPath(id)}
              className="flex items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-ground sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{fullName}</span>
                <span className="block text-sm text-quiet">{formatGuests(guestCount)}</span>
              </span>
              <span className="text-right">
                <span className="block font-semibold">{dayFromToday(checkinDate)}</span>
                <span className="figures block text-sm text-quiet">from {formatClock(checkinTime)}</span>
              </span>
            </Link>
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
