import type { ReceiptKind } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { ChatSnapshot } from '@farmhouse/contracts/chat/chat-session';
import type { ContactMessageSnapshot, PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { RefundPromise } from '@farmhouse/contracts/bookings/payment/refund';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { ChangeRequestSnapshot } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { BookingSnapshot, DatesTakenMeanwhile } from '@farmhouse/contracts/events/payloads';

/*
 * The payloads of mails. They are stored with their messages: only add optional fields.
 */

export interface BookingPayload {
  booking: BookingSnapshot;
}

export interface ReminderPayload extends BookingPayload {
  /** True if the owner has asked for it; absent in messages from before it was stored. */
  manual?: boolean;
  /** ISO instant, which names the reminder; absent in messages from before it was stored. */
  requestedAt?: string;
}

export interface CalendarClashPayload extends BookingPayload {
  event: FeedEventView;
}

export interface BalanceDuePayload extends BookingPayload {
  /** The day of the balance, `YYYY-MM-DD`. */
  dueOn: string;
}

export interface BookingNotePayload extends BookingPayload {
  /** The owner's text for the guest: a reason, or notes on a payment. Rule: notes for the guest. */
  note: string | null;
}

export interface RefundPaidPayload extends BookingNotePayload {
  /** Whole rupees. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
}

export interface ReceiptPayload extends BookingPayload {
  /** The number of the receipt. */
  number: string;
  kind: ReceiptKind;
  /** Whole rupees. */
  amount: number;
}

export interface DepositKeptPayload extends BookingNotePayload {
  /** Whole rupees. */
  amount: number;
}

export interface BookingCancelledPayload extends BookingNotePayload {
  /** Alternatives offered to a guest whose dates were taken. */
  nearestFree?: FreeDates[];
  /** Absent when the owner has cancelled. */
  by?: 'guest' | 'system';
  refund?: RefundPromise;
}

export interface StayChangedPayload extends BookingNotePayload {
  /** The booking as it was before the change. */
  before: BookingSnapshot;
  /** Who changed it; absent in payloads that were stored by earlier versions. */
  changedBy?: 'owner' | 'guest';
  /** True where it tells several changes, after which the stay is as the guest knows it; never stored. */
  isChangedBack?: boolean;
}

export interface ChangeRequestPayload extends BookingNotePayload {
  request: ChangeRequestSnapshot;
}

export interface PaymentReceivedPayload extends BookingPayload, DatesTakenMeanwhile {}

export interface PaymentDecidedPayload extends BookingNotePayload, DatesTakenMeanwhile {}

export interface ContactMessagePayload {
  message: ContactMessageSnapshot;
}

export interface ContactReplyPayload extends ContactMessagePayload {
  /** The owner's answer. */
  reply: string;
}

export interface PrivacyRequestPayload {
  request: PrivacyRequestSnapshot;
}

export interface PrivacyRequestDuePayload extends PrivacyRequestPayload {
  /** Below 0 when the due date has passed. */
  daysLeft: number;
}

export interface PrivacyRequestClosedPayload extends PrivacyRequestPayload {
  /** The owner's text for the requester. */
  note: string | null;
}

export interface ChatPayload {
  chat: ChatSnapshot;
}

/** How many mails of each kind an owner's digest replaces, and since when. */
export interface OwnerDigestPayload {
  /** When the first of them was caused. */
  since: string;
  counts: Partial<Record<string, number>>;
}
