import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';

/** The reason shown to the owner why a message was not delivered. */
export const FAILURE_TEXTS: Record<MessageFailure, string> = {
  'unknown-address': 'The mail server says that this address does not exist.',
  'not-accepted': 'It was not accepted in a whole day of attempts.',
  'too-many': 'Held back: this address has had many emails and has no confirmed booking.',
  'in-digest': 'In a summary: you had many emails in that hour.',
  outdated: 'Not sent: it was out of date before it could be sent.',
  'no-address': 'Not sent: no email address for the owner is set in Site Settings (Booking email).',
  'not-on-whatsapp': 'WhatsApp cannot reach this number.',
  'template-refused': 'WhatsApp does not accept the template: it is missing, paused, or has other fields.',
  'account-refused': 'WhatsApp does not accept the account or its keys: check them under WhatsApp.',
  'outside-window': 'WhatsApp asks for an approved template: the guest has not written in the last 24 hours.',
  'opted-out': 'The guest has answered STOP and gets no WhatsApp messages.',
  'switched-off': 'WhatsApp was switched off before it could be sent.',
  'not-delivered': 'WhatsApp took it and could not deliver it.',
  refused: 'WhatsApp refuses it.',
};
