import type { BookingRecord } from '../booking/booking.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { MailFailure } from '../../messages/mails.ts';
import type { PriceLines } from '../price/price.ts';
import type { AgreedRefund } from '../payment/refund.ts';

/** Most competing requests that a booking names. */
export const MAX_NAMED_COMPETITORS = 10;

/** Most changes that a booking has in its history when it is read; all of them are a list of their own. */
export const MAX_RECENT_CHANGES = 200;

/** A booking as the owner sees it in lists. Amounts in whole rupees, dates as in India, instants in ISO. */
export interface BookingView extends BookingRecord {
  checkoutTime: string | null;
  selectedServices: string[];
  /** For a guest's booking the amount for all guests, for the owner's the price per guest. */
  basePrice: number;
  /**
   * The unpaid part of the total, whole rupees; also of a cancelled booking, which owes nothing any more. What has to
   * be paid of any booking is in its ledger's balance.
   */
  due: number;
  /** The part of `due` that is not due before the day `dueOn` (`YYYY-MM-DD`), which is null when there is none. */
  dueLater: number;
  dueOn: string | null;
  /** What was paid and not refunded, whole rupees. */
  received: number;
  /** The sum of the payments that await the owner's decision, whole rupees. */
  waiting: number;
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
  /**
   * When the latest reminder was requested; null if that one is not sent. `reminderSent` turns true once the mail server
   * or WhatsApp has accepted it.
   */
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
  /** How often dates, times, guests, services or price were changed. */
  stayChanges: number;
  createdAt: string;
  updatedAt: string;
}

export interface AuditEntryView {
  id: number;
  /** The admin's name, `guest` or `system`. */
  actor: string;
  /** An `AuditAction`; an entry of an older version may have another one. */
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
  /**
   * The pending bookings that confirming this one would refuse, oldest first; none when it is confirmed. The owner may
   * confirm a cancelled or completed one too, which itself waits for nothing.
   */
  competing: BookingView[];
  /** The pending bookings that cannot be confirmed because this confirmed stay occupies their dates, oldest first. */
  superseded: BookingView[];
  /** The newest 200 changes, the oldest of them first. */
  audit: AuditEntryView[];
  payments: PaymentSubmissionView[];
  mails: BookingMailView[];
  /** The refund agreed on when it was cancelled; null for any other booking. */
  agreedRefund: AgreedRefund | null;
}

/** Response to a booking that the owner has entered or changed. */
export interface BookingPriced extends BookingView {
  /** True if the stored total differs from the one that was sent as shown. */
  priceAdjusted: boolean;
}
