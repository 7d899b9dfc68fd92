import { isOpenStatus, type BookingStatus } from '../booking/booking.ts';
import { hasBegun } from '../stay/has-begun.ts';

/** The part of a booking that decides whether its guest can cancel it. */
interface Cancellable {
  status: BookingStatus;
  checkinDate: string;
  checkinTime: string;
}

/** True until check-in of a booking that is neither cancelled nor over. Rule: cancelling. */
export const isCancellableByGuest = (booking: Cancellable, now: Date): boolean =>
  isOpenStatus(booking.status) && !hasBegun(booking, now);
