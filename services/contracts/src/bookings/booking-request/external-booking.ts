import type { EnteredStay } from '../booking/booking.ts';

/** What the owner sends to enter a booking for a guest who phoned. */
export interface CreateExternalBooking extends EnteredStay {
  /** Price per guest, whole rupees. */
  basePrice: number;
  servicesPrice?: number;
  /** Whole rupees; more than the price makes the total 0. */
  discountAmount?: number;
  finalTotal?: number;
}
