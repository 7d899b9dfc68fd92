import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/admin-booking';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

/** The pending, unpaid booking that the owner's input becomes. */
export function newExternalBooking(entered: CreateExternalBooking, parts: NewBookingParts): NewBooking {
  return { ...newBooking(entered, 'owner', parts), basePrice: entered.basePrice };
}
