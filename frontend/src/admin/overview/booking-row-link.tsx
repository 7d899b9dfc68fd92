import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { bookingPath } from '../navigation/paths.ts';

interface BookingRowLinkProps {
  booking: Pick<BookingView, 'id' | 'fullName'>;
  /** Below the guest's name. */
  detail: string;
  /** At the end of the row. */
  children: ReactNode;
}

/** A row of a panel that leads to a booking. */
export function BookingRowLink({ booking: { id, fullName }, detail, children }: BookingRowLinkProps) {
  return (
    <Link
      to={bookingPath(id)}
      className="flex items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-ground sm:px-5"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{fullName}</span>
        <span className="block text-sm text-quiet">{detail}</span>
      </span>
      {children}
    </Link>
  );
}
