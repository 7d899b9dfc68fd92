import type { EventEnvelope, Events, SubscribedBy } from '@farmhouse/contracts/events/events';
import type { MailKind, MailSubject } from '@farmhouse/contracts/mails/mails';
import type { MailPayloads } from './mail-payloads.ts';

/** Events that cause mails. */
export type MailEvent = Exclude<
  SubscribedBy<'notifications'>,
  'setting.changed' | 'booking.changed' | 'email.resend-requested'
>;

interface MailOf<K extends MailKind> {
  kind: K;
  subject: MailSubject;
  payload: MailPayloads[K];
}

/** A mail to send: its kind, what it is about and what it is written from. */
export type NewMail = { [K in MailKind]: MailOf<K> }[MailKind];

function bookingMail<K extends MailKind<'booking'>>(kind: K, payload: MailPayloads[K]): MailOf<K> {
  return { kind, subject: { type: 'booking', id: String(payload.booking.id) }, payload };
}

function contactMail<K extends MailKind<'contact-message'>>(kind: K, payload: MailPayloads[K]): MailOf<K> {
  return { kind, subject: { type: 'contact-message', id: String(payload.message.id) }, payload };
}

function privacyMail<K extends MailKind<'privacy-request'>>(kind: K, payload: MailPayloads[K]): MailOf<K> {
  return { kind, subject: { type: 'privacy-request', id: String(payload.request.id) }, payload };
}

function chatMail<K extends MailKind<'chat'>>(kind: K, payload: MailPayloads[K]): MailOf<K> {
  return { kind, subject: { type: 'chat', id: String(payload.chat.id) }, payload };
}

const noteOf = (text: string | null): string | null => text?.trim() || null;

/** Which mails an event causes. Source: decisions D-27, D-34. */
const MAILS_OF_EVENT: { readonly [T in MailEvent]: (payload: Events[T]) => NewMail[] } = {
  'booking.requested': ({ booking }) => [
    bookingMail('request-received', { booking }),
    bookingMail('request-received-owner', { booking }),
  ],
  'booking.entered': ({ booking }) => [bookingMail('payment-instructions', { booking })],
  'booking.confirmed': ({ booking }) => [bookingMail('booking-confirmed', { booking })],
  'booking.cancelled': ({ booking, reason, nearestFree }) => [
    bookingMail('booking-cancelled', { booking, note: noteOf(reason), nearestFree }),
  ],
  'booking.reminder-due': ({ booking }) => [bookingMail('checkin-reminder', { booking })],
  'payment.submitted': ({ booking }) => [
    bookingMail('payment-received', { booking }),
    bookingMail('payment-received-owner', { booking }),
  ],
  'payment.verified': ({ booking, notes }) => [bookingMail('payment-verified', { booking, note: noteOf(notes) })],
  'payment.failed': ({ booking, notes, datesTaken }) => [
    bookingMail('payment-failed', { booking, note: noteOf(notes), datesTaken }),
  ],
  'contact-message.received': ({ message }) => [contactMail('contact-received-owner', { message })],
  'contact-message.replied': ({ message, reply }) => [
    contactMail('contact-reply', { message, reply: reply.replyMessage }),
  ],
  'privacy-request.filed': ({ request }) => [
    privacyMail('privacy-request-received', { request }),
    privacyMail('privacy-request-received-owner', { request }),
  ],
  'privacy-request.due-soon': ({ request, daysLeft }) => [
    privacyMail('privacy-request-due-owner', { request, daysLeft }),
  ],
  'privacy-request.closed': ({ request, note }) => [
    privacyMail('privacy-request-closed', { request, note: noteOf(note) }),
  ],
  'chat.untaken': ({ chat }) => [chatMail('chat-untaken-owner', { chat })],
  'security.changed': (payload) => [
    { kind: 'security-change-owner', subject: { type: 'house', id: payload.change.kind }, payload },
  ],
};

export const MAIL_EVENTS = Object.keys(MAILS_OF_EVENT) as MailEvent[];

export function mailsOf<T extends MailEvent>({ type, payload }: EventEnvelope<T>): NewMail[] {
  return MAILS_OF_EVENT[type](payload);
}
