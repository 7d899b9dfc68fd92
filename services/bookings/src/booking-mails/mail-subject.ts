import type { EmailProgress } from '@farmhouse/contracts/messages/mails';

/**
 * The shape that `email.*` events had before a mail named its subject by type and id: every mail was about a booking.
 * Such events may still be in an outbox (kept for 7 days) or a queue when this version starts.
 */
export interface LegacyEmailProgress extends Omit<EmailProgress, 'subject'> {
  bookingId: number;
}

/** Id of the booking that a mail is about; undefined if it is about something else. */
export function bookingIdOf(progress: EmailProgress | LegacyEmailProgress): number | undefined {
  if ('bookingId' in progress) return progress.bookingId;
  const { type, id } = progress.subject;
  return type === 'booking' ? Number(id) : undefined;
}
