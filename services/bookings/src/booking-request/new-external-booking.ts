import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import { newBooking, type NewBooking, type NewBookingInput } from '../booking/new-booking.ts';

/** Makes a pending, unpaid booking from the owner's input. */
export function newExternalBooking(entered: CreateExternalBooking, parts: NewBookingInput): NewBooking {
  return { ...newBooking(entered, 'owner', parts), basePrice: entered.basePrice };
}
