import type { BookingSnapshot } from '@farmhouse/contracts/events/events';

export interface BookingPayload {
  booking: BookingSnapshot;
}

export interface BookingNotePayload extends BookingPayload {
  /** The owner's words to the guest: a reason, or notes on a payment. */
  note: string | null;
}

/** What each kind of mail is written from. Payloads are stored with their messages: only add optional fields. */
export interface MailPayloads {
  'request-received': BookingPayload;
  'request-received-owner': BookingPayload;
  'payment-instructions': BookingPayload;
  'payment-received': BookingPayload;
  'payment-received-owner': BookingPayload;
  'payment-verified': BookingNotePayload;
  'payment-failed': BookingNotePayload;
  'booking-confirmed': BookingPayload;
  'booking-cancelled': BookingNotePayload;
  'checkin-reminder': BookingPayload;
}
