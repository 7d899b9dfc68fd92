import { stateOf } from './guest-state.ts';
import type { VisibleBooking } from '../access/guest-booking.api.ts';
import { Notice } from '../../ui/notice.tsx';
import { NearestFreeDates } from './nearest-free-dates.tsx';

/** Warns a guest who has already paid that the dates are taken, and offers the nearest free ones. Rule: taken dates. */
export function DatesTakenNotice({ booking }: { booking: VisibleBooking }) {
  if (!booking.datesTaken || stateOf(booking) === 'dates-taken') return null;
  return (
    <div className="mt-5">
      <Notice tone="warning" title="Your dates are no longer free">
        <p className="mb-4">
          They have been taken in the meantime, so we cannot confirm them. Please do not pay again: we will call you
          about other dates or the return of your money.
        </p>
        <NearestFreeDates booking={booking} />
      </Notice>
    </div>
  );
}
