import type { BookingRecord, BookingStatus, EnteredStay, PaymentStatus } from './booking.ts';
import type { PriceLines } from './price.ts';

/** A booking as the owner sees it in lists. Amounts in whole rupees, dates as in India, instants in ISO. */
export interface BookingView extends BookingRecord {
  checkoutTime: string | null;
  selectedServices: string[];
  /** For a guest's booking the amount for all guests, for the owner's the price per guest. */
  basePrice: number;
  paymentVerifiedAt: string | null;
  paymentNotes: string | null;
  /** ISO instant; null while nothing is due. Source: decisions D-54. */
  paymentDeadline: string | null;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancellationReason: string | null;
  emailSent: boolean;
  reminderSent: boolean;
  /** How many other pending bookings compete with this one; 0 unless this one is pending. */
  competingRequests: number;
  /**
   * Their codes, oldest first: pending bookings whose own stays overlap this one's, turnaround included, pair by pair
   * and never through a third. Source: decisions D-56.
   */
  competingWith: string[];
  /** Whether its UTR was also given for another booking. */
  duplicateUtr: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface AuditEntryView {
  id: number;
  /** The admin's name, `guest` or `system`. */
  actor: string;
  action: string;
  from: string | null;
  to: string | null;
  note: string | null;
  at: string;
}

export interface PaymentSubmissionView {
  id: number;
  upiTransactionId: string;
  outcome: 'submitted' | 'verified' | 'failed' | 'superseded';
  /** Whether the same reference was also given for another booking. */
  duplicate: boolean;
  at: string;
}

/** One mail of a booking. */
export interface BookingMailView {
  id: string;
  kind: string;
  recipient: string;
  status: 'queued' | 'delivered' | 'failed';
  at: string;
  deliveredAt: string | null;
}

export interface BookingDetails extends BookingView {
  price: PriceLines;
  competing: BookingView[];
  audit: AuditEntryView[];
  payments: PaymentSubmissionView[];
  mails: BookingMailView[];
}

/** What the owner sends to enter a booking for somebody who phoned. */
export interface CreateExternalBooking extends EnteredStay {
  /** Price per guest, whole rupees. */
  basePrice: number;
  servicesPrice?: number;
  discountAmount?: number;
  finalTotal?: number;
}

export interface ChangeBookingStatus {
  status: BookingStatus;
  reason?: string;
}

export interface CancelBooking {
  reason?: string;
}

export interface VerifyPayment {
  verified: boolean;
  notes?: string;
}

/** Answer to verify-payment. `message` is a sentence for the owner, set when the dates were taken meanwhile. */
export interface PaymentVerified extends BookingView {
  bookingConfirmed: boolean;
  message?: string;
}

export const BOOKING_SORTS = ['createdAt', 'checkinDate', 'fullName', 'finalTotal', 'status'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number] | `-${(typeof BOOKING_SORTS)[number]}`;

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
  /** Requests by the week they were made in (the Monday, a day in India), oldest first, 12 weeks. */
  bookingsByWeek: { week: string; bookings: number }[];
  /**
   * Final totals by the month of check-in (`YYYY-MM`), oldest first; cancelled ones left out. Twelve months: the five
   * before this one, this one, and the six after it, whose stays are being paid for now.
   */
  revenueByMonth: { month: string; verified: number; awaiting: number }[];
  /** The next five confirmed stays. */
  nextArrivals: BookingView[];
}

/** How many bookings match a search, by status and by payment status, zeros included. */
export type BookingCounts = Pick<BookingSummary, 'byStatus' | 'byPaymentStatus'>;

/** A confirmed stay as the owner's day shows it. */
export interface StayOfDay extends BookingView {
  serviceNames: string[];
  /** ISO instant until which the payment is due. */
  paymentDeadline: string | null;
}

/** The owner's day in India: the confirmed stays that touch it, in the order of their times, and overdue payments. */
export interface OwnersDay {
  /** `YYYY-MM-DD` */
  date: string;
  arrivals: StayOfDay[];
  departures: StayOfDay[];
  /** Whose stay has begun and is not over at this moment. */
  inHouse: StayOfDay[];
  /** Confirmed stays without a payment whose deadline has passed, the longest overdue first. */
  overdue: StayOfDay[];
}

export interface CalendarBlock {
  id: number;
  /** First and last day blocked, both included. */
  fromDate: string;
  toDate: string;
  reason: string | null;
}

export interface CreateCalendarBlock {
  fromDate: string;
  toDate: string;
  reason?: string;
}

/** What lies in a span of the owner's calendar. */
export interface OwnerCalendar {
  from: string;
  to: string;
  bookings: BookingView[];
  blocks: CalendarBlock[];
}
