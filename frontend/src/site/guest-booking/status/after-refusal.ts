import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isGuest, type VisibleBooking } from '../access/guest-booking.api.ts';
import { hasNoSubmissionsLeft } from './guest-state.ts';

export const PLEASE_CALL = 'Please call us, and we will sort it out together.';

/** For a refused payment without a reference, such as cash that the owner had recorded. */
export const CALL_IF_PAID = 'If you have paid, please do not pay again: call us, and we will sort it out together.';

const SEND_AGAIN = 'Please check the reference and send it again.';

/** True if the refused payment had no UTR that its guest could check; false while only the booking's code is known. */
export const lacksReference = (booking: VisibleBooking): boolean =>
  isGuest(booking) && booking.upiTransactionId === null;

/** The reference of the payment refused last, also of a balance that was paid early; null when there is none. */
export const refusedReference = ({ paymentStatus, upiTransactionId, refusedEarly }: GuestBooking): string | null =>
  paymentStatus === 'failed' ? upiTransactionId : (refusedEarly?.reference ?? null);

/** What the owner has written about a refused payment, which its guest alone sees; null if nothing. */
export const refusalNotes = (booking: VisibleBooking): string | null =>
  (isGuest(booking) && booking.paymentNotes) || null;

/** What the guest can do about a refused payment, in the words of the mail about it. */
export function afterRefusal(booking: VisibleBooking, isWithoutReference = lacksReference(booking)): string {
  if (hasNoSubmissionsLeft(booking)) return PLEASE_CALL;
  return isWithoutReference ? CALL_IF_PAID : SEND_AGAIN;
}
