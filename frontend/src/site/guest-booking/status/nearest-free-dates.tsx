import { Link } from 'react-router-dom';
import { formatDay } from '@farmhouse/contracts/text/dates';
import type { VisibleBooking } from '../access/guest-booking.api.ts';
import { buttonClass } from '../../ui/button.ts';
import { bookingPath } from '../../ui/stay/booking-link.ts';
import { spanOfDays } from '../../ui/stay/span-of-days.ts';

/** The nearest free dates for a stay of the same length, each as a link to the booking form. Rule: taken dates. */
export function NearestFreeDates({ booking: { nearestFree } }: { booking: VisibleBooking }) {
  if (nearestFree.length === 0) {
    return (
      <Link to="/booking" className={buttonClass('primary')}>
        See free dates
      </Link>
    );
  }
  return (
    <>
      <p className="font-semibold">These dates are free:</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {nearestFree.map((free) => (
          <li key={free.checkinDate}>
            <Link to={bookingPath(free)} className={buttonClass('outline')}>
              {spanOfDays(free, formatDay)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
