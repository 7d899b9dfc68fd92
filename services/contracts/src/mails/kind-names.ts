import type { MailKind } from './mails.ts';

/** What messages are called, where their kind alone would not say it. */
const NAMES: Partial<Record<MailKind, string>> = {
  'request-received-owner': 'New request, to you',
  'payment-instructions': 'How to pay',
  'payment-received': 'UTR received',
  'payment-received-owner': 'UTR received, to you',
  'payment-failed': 'Payment not found',
  'booking-cancelled-owner': 'Booking cancelled, to you',
  'stay-changed-owner': 'Request changed, to you',
  'change-requested-owner': 'Change wanted, to you',
  'checkin-reminder': 'Check-in reminder',
  'arrival-day': 'Day of arrival',
  'calendar-clash-owner': 'Clash with another calendar, to you',
};

/** `booking-confirmed` is called `Booking confirmed`. */
export function kindName(kind: MailKind): string {
  const words = kind.replaceAll('-', ' ');
  return NAMES[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
