import type { BookingRequested, EnteredStay } from '@farmhouse/contracts/bookings/booking';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

/** The pending booking that a guest's booking request becomes; all amounts are the server's. */
export function newGuestBooking(dto: EnteredStay, parts: NewBookingParts, utr: string | null): NewBooking {
  const booking = newBooking(dto, 'guest', parts);
  if (!utr) return booking;
  return {
    ...booking,
    paymentStatus: 'pending_verification',
    paymentMethod: 'upi',
    upiTransactionId: utr,
    submissions: 1,
  };
}

/** The answer to the guest; `shownTotal` is the amount that the guest saw before. */
export function answerOf(booking: NewBooking, shownTotal: number | undefined): BookingRequested {
  const { confirmationCode, status, paymentStatus, finalTotal, price } = booking;
  const priceAdjusted = shownTotal !== undefined && shownTotal !== finalTotal;
  return { confirmationCode, status, paymentStatus, finalTotal, priceAdjusted, price };
}
