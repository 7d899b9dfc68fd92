import type { BookingRecord, BookingStatus, EnteredStay, PaymentStatus } from './booking.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { FeedEventView } from './calendar-feed.ts';
import type { AgreedRefund } from './refund.ts';
import type { MailFailure } from '../mails/mails.ts';
import type { PriceLines } from './price.ts';
import type { SortBy } from '../text/sort.ts';

/** The value of `datesTakenBy` when a block occupies the dates. */
export const TAKEN_BY_BLOCK = 'block';

const TAKEN_BY_CALENDAR = 'the calendar ';

/** The value of `datesTakenBy` when an event of another calendar occupies the dates. */
export const takenByCalendar = (name: string): string => `${TAKEN_BY_CALENDAR}${name}`;

/** True if the value of `datesTakenBy` is the code of a confirmed stay. */
export const isTakenByStay = (takenBy: string): boolean =>
  takenBy !== TAKEN_BY_BLOCK && !takenBy.startsWith(TAKEN_BY_CALENDAR);

/** Most competing requests that a booking names. */
export const MAX_NAMED_COMPETITORS = 10;

/** Most bookings that one call declines. */
export const MAX_DECLINED_AT_ONCE = 100;

/** A booking as the owner sees it in lists. Amounts in whole rupees, dates as in India, instants in ISO. */
export interface BookingView extends BookingRecord {
  checkoutTime: string | null;
  selectedServices: string[];
  /** For a guest's booking the amount for all guests, for the owner's the price per guest. */
  basePrice: number;
  /** What is still to be paid, whole rupees. */
  due: number;
  /** The part of `due` that is not due before the day `dueOn` (`YYYY-MM-DD`), which is null when there is none. */
  dueLater: number;
  dueOn: string | null;
  /** What was paid and not refunded, whole rupees. */
  received: number;
  /** The guest's deposit for this stay, whole rupees; 0 for none. */
  securityDeposit: number;
  /** The id of the current payment, to be named in a decision on it; null while there is none. */
  paymentId: number | null;
  /** The amount of the current payment, whole rupees; null while there is none. */
  paymentAmount: number | null;
  paymentVerifiedAt: string | null;
  paymentNotes: string | null;
  /** Null while nothing was paid; `paymentReference` is set for payments other than UPI. */
  paymentMethod: PaymentMethod | null;
  paymentReference: string | null;
  /** The admin who recorded a payment that the guest did not submit. Rule: recorded payments. */
  paymentRecordedBy: string | null;
  /** ISO instant; null while nothing is due. Rule: nothing is due before confirmation. */
  paymentDeadline: string | null;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancellationReason: string | null;
  emailSent: boolean;
  reminderSent: boolean;
  /** When the latest reminder was requested; `reminderSent` turns true once the mail server has accepted it. */
  lastReminderAt: string | null;
  /** True while the owner pauses scheduled messages to the guest. */
  messagesPaused: boolean;
  /** Minutes kept free after the stay. */
  turnaroundMinutes: number;
  /** How many other pending bookings compete with this one; 0 unless this one is pending. */
  competingRequests: number;
  /**
   * The codes of the first ten of them, oldest first: pending bookings whose own stays overlap this one's, turnaround
   * included, pair by pair and never through a third. Rule: competing requests.
   */
  competingWith: string[];
  /**
   * What occupies the dates of this pending booking: a confirmed stay's code, `block`, or `the calendar …` with the
   * name of the calendar; null while they are free, and for bookings that are not pending. Rule: taken dates.
   */
  datesTakenBy: string | null;
  /** True if its UTR was also given for another booking. */
  duplicateUtr: boolean;
  /** Incremented by every change of the booking; a change names the version that it was based on. */
  version: number;
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
  /** True if the same reference was also given for another booking. */
  duplicate: boolean;
  at: string;
}

/** One mail of a booking. */
export interface BookingMailView {
  id: string;
  kind: string;
  recipient: string;
  status: 'queued' | 'delivered' | 'failed';
  /** Why it was not sent, if that is known. */
  failure: MailFailure | null;
  at: string;
  deliveredAt: string | null;
}

export interface BookingDetails extends BookingView {
  price: PriceLines;
  /** The pending bookings that compete with this pending one, oldest first. */
  competing: BookingView[];
  /** The pending bookings that cannot be confirmed because this confirmed stay occupies their dates, oldest first. */
  superseded: BookingView[];
  audit: AuditEntryView[];
  payments: PaymentSubmissionView[];
  mails: BookingMailView[];
  /** The refund agreed on when it was cancelled; null for any other booking. */
  agreedRefund: AgreedRefund | null;
}

/** Answer to a booking that the owner has entered. */
export interface BookingEntered extends BookingView {
  /** True if the stored total differs from the one that was sent. */
  priceAdjusted: boolean;
}

/** What the owner sends to enter a booking for a guest who phoned. */
export interface CreateExternalBooking extends EnteredStay {
  /** Price per guest, whole rupees. */
  basePrice: number;
  servicesPrice?: number;
  /** Whole rupees; more than the price makes the total 0. */
  discountAmount?: number;
  finalTotal?: number;
}

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

/** Money received outside the guest's form: in cash, by bank transfer, or a UTR that was sent by other means. */
export interface RecordPayment {
  /** The amount received, whole rupees from 1; by default all that is due. */
  amount?: number;
  method: PaymentMethod;
  /** For UPI the UTR, otherwise any text. */
  reference?: string;
  notes?: string;
  /** Verifies the payment in the same step. */
  verify?: boolean;
}

export interface VerifyPayment {
  verified: boolean;
  /**
   * The payment to decide on, by default the current one: the decision is refused if it is neither undecided nor the
   * current one.
   */
  paymentId?: number;
  /**
   * The amount received, whole rupees from 1. By default what the guest has claimed, but never more than is due, and
   * for a payment that the owner recorded its amount. The rest stays due.
   */
  amount?: number;
  notes?: string;
}

/**
 * Answer to verify-payment and record-payment. `message` is a sentence for the owner, set when the dates were taken in
 * the meantime.
 */
export interface PaymentVerified extends BookingView {
  bookingConfirmed: boolean;
  message?: string;
}

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

/** The entries of a span of the owner's calendar. */
export interface OwnerCalendar {
  from: string;
  to: string;
  bookings: BookingView[];
  blocks: CalendarBlock[];
  feedEvents: FeedEventView[];
}

export interface PauseMessages {
  /** True to keep scheduled messages back. */
  paused: boolean;
}
