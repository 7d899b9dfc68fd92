import type { ChatSnapshot } from '@farmhouse/contracts/chat/chat-session';
import type { ContactMessageSnapshot, PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import type { SecurityChanged } from '@farmhouse/contracts/security/security-change';
import type { PUBLIC_OWNER_MAIL_KINDS } from '@farmhouse/contracts/mails/mails';

export interface BookingPayload {
  booking: BookingSnapshot;
}

export interface BookingNotePayload extends BookingPayload {
  /** The owner's text for the guest: a reason, or notes on a payment. */
  note: string | null;
}

export interface BookingCancelledPayload extends BookingNotePayload {
  /** What a guest whose dates were taken is offered instead. */
  nearestFree?: FreeDates[];
}

export interface PaymentFailedPayload extends BookingNotePayload {
  /** True when the dates are taken, so that nothing is to be paid any more. */
  datesTaken?: boolean;
}

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

/** How many mails of each kind an owner's digest stands for, and since when. */
export interface OwnerDigestPayload {
  /** When the first of them was caused. */
  since: string;
  counts: Partial<Record<(typeof PUBLIC_OWNER_MAIL_KINDS)[number], number>>;
}

/** What each kind of mail is written from. Payloads are stored with their messages: only add optional fields. */
export interface MailPayloads {
  'request-received': BookingPayload;
  'request-received-owner': BookingPayload;
  'payment-instructions': BookingPayload;
  'payment-received': BookingPayload;
  'payment-received-owner': BookingPayload;
  'payment-verified': BookingNotePayload;
  'payment-failed': PaymentFailedPayload;
  'booking-confirmed': BookingPayload;
  'booking-cancelled': BookingCancelledPayload;
  'checkin-reminder': BookingPayload;
  'contact-received-owner': ContactMessagePayload;
  'contact-reply': ContactReplyPayload;
  'privacy-request-received': PrivacyRequestPayload;
  'privacy-request-received-owner': PrivacyRequestPayload;
  'privacy-request-due-owner': PrivacyRequestDuePayload;
  'privacy-request-closed': PrivacyRequestClosedPayload;
  'chat-untaken-owner': ChatPayload;
  'owner-digest': OwnerDigestPayload;
  'security-change-owner': SecurityChanged;
}
