import type { BookingRequested, EnteredStay } from '@farmhouse/contracts/bookings/booking';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

/** What the server has made of a wish. */
export interface RequestMade extends Pick<NewBookingParts, 'price' | 'settings' | 'now'> {
  utr: string | null;
}

/** The pending booking that a guest's wish becomes; all amounts are the server's. */
export function draftOf(wish: EnteredStay, { utr, ...parts }: RequestMade & NewBookingParts): NewBooking {
  const draft = newBooking(wish, 'guest', parts);
  return utr ? { ...draft, paymentStatus: 'pending_verification', upiTransactionId: utr, submissions: 1 } : draft;
}

/** What the guest is told; `shownTotal` is the amount that the guest saw before. */
export function answerOf(draft: NewBooking, shownTotal: number | undefined): BookingRequested {
  const { confirmationCode, status, paymentStatus, finalTotal, price } = draft;
  const priceAdjusted = shownTotal !== undefined && shownTotal !== finalTotal;
  return { confirmationCode, status, paymentStatus, finalTotal, priceAdjusted, price };
}
