import { stateOf } from './guest-state.ts';
import { DATES_NO_LONGER_FREE, TAKEN_MEANWHILE } from './state-texts.ts';
import type { VisibleBooking } from '../access/guest-booking.api.ts';
import { Notice } from '../../ui/notice.tsx';
import { NearestFreeDates } from './nearest-free-dates.tsx';

/** Warns a guest who has already paid that the dates are taken, and offers the nearest free ones. Rule: taken dates. */
export function DatesTakenNotice({ booking }: { booking: VisibleBooking }) {
  if (!booking.datesTaken || stateOf(booking) === 'dates-taken') return null;
  return (
    <div className="mt-5">
      <Notice tone="warning" title={DATES_NO_LONGER_FREE}>
        <p className="mb-4">
          {`They ${TAKEN_MEANWHILE} Please do not pay again: we will call you about other dates or the return of your money.`}
        </p>
        <NearestFreeDates booking={booking} />
      </Notice>
    </div>
  );
}
