import type { BookingStatus } from './booking.ts';

/** Most bookings that one call declines. */
export const MAX_DECLINED_AT_ONCE = 100;

/** Any status for a booking; the refund fields apply to a cancellation. */
export interface ChangeBookingStatus extends CancelBooking {
  status: BookingStatus;
}

export interface CancelBooking {
  /** For the guest. */
  reason?: string;
  /** Whole rupees to refund instead of the amount by the terms, never more than was received. */
  refund?: number;
  /** Required for an amount that differs from the terms. */
  refundReason?: string;
  /** The guest's UPI id or bank account. */
  refundTo?: string;
}

/** Pending bookings to cancel in one step, each with the reason, by default the predefined one. */
export interface DeclineBookings {
  ids: number[];
  reason?: string;
}
