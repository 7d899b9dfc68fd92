import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

/** Makes a pending, unpaid booking from the owner's input. */
export function newExternalBooking(entered: CreateExternalBooking, parts: NewBookingParts): NewBooking {
  return { ...newBooking(entered, 'owner', parts), basePrice: entered.basePrice };
}
