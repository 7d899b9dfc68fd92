import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { expectedOf } from './claimed-amount.ts';

export interface SeenPayment {
  paymentId: number | undefined;
  /** The prefilled received amount, whole rupees. */
  expected: number;
  /** The booking that it was shown with, whose stay a verified payment confirms. */
  booking: BookingView;
}

export const shownPayment = (booking: BookingView): SeenPayment => ({
  paymentId: booking.paymentId ?? undefined,
  expected: expectedOf(booking),
  booking,
});

/** The payment seen first, which stays as it was; undefined until a current answer of the server is there. */
export function seenPayment(
  seen: SeenPayment | undefined,
  booking: BookingView | undefined,
  isFetching: boolean,
): SeenPayment | undefined {
  if (seen || !booking || isFetching) return seen;
  return shownPayment(booking);
}

/** True if the guest has changed the stay of a booking request since it was seen: the owner must look at it again. */
export const hasStayChanged = ({ booking: shown }: SeenPayment, { status, stayChanges }: BookingView): boolean =>
  status === 'pending' && stayChanges !== shown.stayChanges;
