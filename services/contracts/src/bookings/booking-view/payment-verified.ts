import type { BookingView } from './booking-view.ts';

/**
 * Response to verify-payment and record-payment. `message` is a sentence for the owner, set when the dates were taken in
 * the meantime.
 */
export interface PaymentVerified extends BookingView {
  bookingConfirmed: boolean;
  message?: string;
}
