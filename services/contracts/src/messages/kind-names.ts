import type { MailKind } from './mails.ts';

/** The name of every kind of message, for the owner. */
export const KIND_NAMES = {
  'request-received': 'Request received',
  'request-received-owner': 'New request, to you',
  'request-unanswered-owner': 'Request not answered, to you',
  'payment-instructions': 'How to pay',
  'payment-received': 'UTR received',
  'payment-received-owner': 'UTR received, to you',
  'payment-verified': 'Payment verified',
  'payment-failed': 'Payment not found',
  'balance-due': 'Balance due',
  'refund-paid': 'Refund paid',
  receipt: 'Receipt',
  'deposit-kept': 'Deposit kept',
  'booking-confirmed': 'Booking confirmed',
  'booking-cancelled': 'Booking cancelled',
  'booking-cancelled-owner': 'Booking cancelled, to you',
  'stay-changed': 'Stay changed',
  'stay-changed-owner': 'Request changed, to you',
  'change-requested-owner': 'Change requested, to you',
  'change-declined': 'Change declined',
  'checkin-reminder': 'Check-in reminder',
  'arrival-day': 'Day of arrival',
  'thank-you': 'Thank you',
  'calendar-clash-owner': 'Clash with another calendar, to you',
  'feed-failing-owner': 'Problem with another calendar, to you',
  'contact-received-owner': 'New contact message, to you',
  'contact-reply': 'Answer to a message',
  'privacy-request-received': 'Privacy request received',
  'privacy-request-received-owner': 'New privacy request, to you',
  'privacy-request-due-owner': 'Privacy request due soon, to you',
  'privacy-request-closed': 'Privacy request closed',
  'data-erased': 'Data erased',
  'chat-untaken-owner': 'Visitor waiting in the chat, to you',
  'security-change-owner': 'Change of a security setting, to you',
  'password-reset-owner': 'Link for a new password, to you',
  'sign-in-locked-owner': 'Sign-in locked, to you',
  'operation-alert-owner': 'Alert about the servers, to you',
  'owner-digest': 'Summary of messages, to you',
  'template-test-owner': 'Test of a message, to you',
} satisfies Readonly<Record<MailKind, string>>;

/** The kinds that this version knows. */
export type NamedKind = keyof typeof KIND_NAMES;

const isNamed = (kind: MailKind): kind is NamedKind => Object.hasOwn(KIND_NAMES, kind);

/** The name of a kind; one that only a newer version knows is named after its identifier. */
export function kindName(kind: MailKind): string {
  if (isNamed(kind)) return KIND_NAMES[kind];
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
