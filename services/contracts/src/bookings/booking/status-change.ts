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
  /**
   * Whole rupees to refund instead of the amount by the terms, never more than was received, and all of it for a
   * pending booking. The percentage of the terms applies to payments that are verified after the cancellation.
   */
  refund?: number;
  /**
   * 0 to 100, instead of `refund`: the percentage to refund of everything that was received for the stay, also of
   * payments that are verified after the cancellation; 100 for a pending booking. What is beyond the booking's total is
   * always refunded.
   */
  refundPercent?: number;
  /** Required for an amount or a percentage that differs from the terms. */
  refundReason?: string;
  /** The guest's UPI id or bank account. */
  refundTo?: string;
}

/**
 * The header of a confirmation with the booking's `stayChanges` as the owner saw it, also of a verified payment, which
 * confirms a booking request. With any other, nothing is confirmed: 409 `outdated`. Without it the stay is not compared.
 */
export const SEEN_STAY_HEADER = 'Seen-Stay-Changes';

/** A booking request as the owner saw it. */
export interface SeenRequest {
  id: number;
  /** Absent: the stay is not compared. */
  stayChanges?: number;
  /** True if its dates were shown as taken. */
  datesTaken: boolean;
}

/** Pending bookings to cancel in one step, each with the reason, by default the predefined one. */
export interface DeclineBookings {
  ids: number[];
  reason?: string;
  /**
   * What the owner saw of them; those that are not listed are not compared. If the stay of one was changed since, or
   * its taken dates are free again, nothing is declined: 409 `outdated`.
   */
  seen?: SeenRequest[];
}
