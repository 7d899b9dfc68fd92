import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import type { NewBooking } from '../booking/new-booking.ts';
import { isPriceAdjusted } from '../price/price-adjusted.ts';

/** The response to the guest; `shownTotal` is the amount that the guest saw before. */
export function bookingRequestedView(
  booking: NewBooking,
  { paymentStatus }: Pick<Balance, 'paymentStatus'>,
  shownTotal: number | undefined,
): BookingRequested {
  const { confirmationCode, status, finalTotal, price } = booking;
  const priceAdjusted = isPriceAdjusted(shownTotal, finalTotal);
  return { confirmationCode, status, paymentStatus, finalTotal, priceAdjusted, price };
}
