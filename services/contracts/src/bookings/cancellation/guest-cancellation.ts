import { istInstant } from '../../timing/ist.ts';
import { isOpenStatus, type BookingStatus } from '../booking/booking.ts';

/** The part of a booking that decides whether its guest can cancel it. */
interface Cancellable {
  status: BookingStatus;
  checkinDate: string;
  checkinTime: string;
}

/** True until check-in of a booking that is neither cancelled nor over. Rule: cancelling. */
export const isCancellableByGuest = ({ status, checkinDate, checkinTime }: Cancellable, now: Date): boolean =>
  isOpenStatus(status) && istInstant(checkinDate, checkinTime) > now;
