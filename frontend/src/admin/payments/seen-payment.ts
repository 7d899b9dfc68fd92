import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { expectedOf } from './claimed-amount.ts';

export type ShownBooking = Pick<BookingView, 'paymentId'> & Parameters<typeof expectedOf>[0];

export interface SeenPayment {
  paymentId: number | undefined;
  /** The prefilled received amount, whole rupees. */
  expected: number;
}

export const shownPayment = (booking: ShownBooking): SeenPayment => ({
  paymentId: booking.paymentId ?? undefined,
  expected: expectedOf(booking),
});

/** The payment seen first, which stays as it was; undefined until a current answer of the server is there. */
export function seenPayment(
  seen: SeenPayment | undefined,
  booking: ShownBooking | undefined,
  isFetching: boolean,
): SeenPayment | undefined {
  if (seen || !booking || isFetching) return seen;
  return shownPayment(booking);
}
