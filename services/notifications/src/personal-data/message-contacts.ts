import { emailKey, phoneKey } from '@farmhouse/platform/personal-data/matches';

/** Where payloads name the person whom a message is about, by address and number. */
const IN_PAYLOAD = [
  ['{booking,email}', '{booking,contactNumber}'],
  ['{message,email}', '{message,phone}'],
  ['{request,email}', '{request,phone}'],
  ['{chat,visitorEmail}', '{chat,visitorPhone}'],
] as const;

const RECIPIENT = `CASE WHEN audience = 'guest' THEN
  CASE channel WHEN 'whatsapp' THEN ${phoneKey('recipient')} ELSE ${emailKey('recipient')} END END`;

/**
 * The addresses and numbers of the guest who reads a message or whom it is about, as an array. `messages_contacts` is
 * built on this expression: a change needs a migration.
 */
export const MESSAGE_CONTACTS = `ARRAY[${[
  RECIPIENT,
  ...IN_PAYLOAD.flatMap(([email, phone]) => [
    emailKey(`(payload #>> '${email}')`),
    phoneKey(`(payload #>> '${phone}')`),
  ]),
].join(', ')}]`;
