import type { EventEnvelope, MailKind, SubscribedBy } from '@farmhouse/contracts/events/events';
import type { MailCause } from '../templates/mail-template.ts';

/** Events about a booking; each causes mails. */
export type BookingEvent = Exclude<SubscribedBy<'notifications'>, 'setting.changed'>;

/** Which mails an event causes. Source: decisions D-27. */
export const MAILS_OF_EVENT: Record<BookingEvent, readonly MailKind[]> = {
  'booking.requested': ['request-received', 'request-received-owner'],
  'booking.entered': ['payment-instructions'],
  'booking.confirmed': ['booking-confirmed'],
  'booking.cancelled': ['booking-cancelled'],
  'booking.reminder-due': ['checkin-reminder'],
  'payment.submitted': ['payment-received', 'payment-received-owner'],
  'payment.verified': ['payment-verified'],
  'payment.failed': ['payment-failed'],
};

/** What the mails of an event tell of. */
export function causeOf({ payload }: EventEnvelope<BookingEvent>): MailCause {
  const note = 'reason' in payload ? payload.reason : 'notes' in payload ? payload.notes : null;
  return { booking: payload.booking, note: note?.trim() || null };
}
