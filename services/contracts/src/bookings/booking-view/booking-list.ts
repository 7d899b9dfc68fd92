import type { SortBy } from '../../text/sort.ts';
import type { BookingStatus, PaymentStatus } from '../booking/booking.ts';
import type { BookingView } from './booking-view.ts';

export const BOOKING_SORTS = ['createdAt', 'checkinDate', 'fullName', 'finalTotal', 'status'] as const;
export type BookingSort = SortBy<(typeof BOOKING_SORTS)[number]>;

/** Query of the owner's list. Without parameters: the newest 1,000. */
export interface BookingListQuery {
  /** Part of the code, the name, the phone number or the UTR, in any case. */
  q?: string;
  status?: BookingStatus[];
  paymentStatus?: PaymentStatus[];
  /** Check-in on or after, on or before. */
  from?: string;
  to?: string;
  sort?: BookingSort;
  page?: number;
  pageSize?: number;
}

/** Counts and sums over all bookings, counted by the database. */
export interface BookingSummary {
  total: number;
  byStatus: Record<BookingStatus, number>;
  byPaymentStatus: Record<PaymentStatus, number>;
  /** Sum of the final totals of every booking, whole rupees. */
  totalRevenue: number;
  /** Verified payments of the same bookings, less refunds, whole rupees; not part of the specified answer. */
  received?: number;
  /** What confirmed stays still owe, whole rupees; booking requests are counted, not summed. Rule: awaited money. */
  awaitingMoney: number;
  /** Requests by the week they were made in (the Monday, a day in India), oldest first, 12 weeks. */
  bookingsByWeek: { week: string; bookings: number }[];
  /**
   * Final totals by the month of check-in (`YYYY-MM`), oldest first: `verified` the part of them that was received,
   * without cancelled bookings, `awaiting` what confirmed stays still owe. Twelve months: the five before this one,
   * this one, and the six after it, whose stays are being paid for now.
   */
  revenueByMonth: { month: string; verified: number; awaiting: number }[];
  /** Change requests of guests of confirmed stays that the owner has not decided on. */
  openChangeRequests: number;
  /** Events of other calendars over confirmed stays, which the owner has to resolve. */
  clashes: number;
  /** The next five confirmed stays. */
  nextArrivals: BookingView[];
}

/** How many bookings match a search, by status and by payment status, zeros included. */
export type BookingCounts = Pick<BookingSummary, 'byStatus' | 'byPaymentStatus'>;
