import { emailKey, phoneKey } from '@farmhouse/platform/personal-data/matches';

/** Where payloads name the person whom a message is about: in which object, the address and the number. */
export const CONTACTS_IN_PAYLOAD = [
  ['booking', 'email', 'contactNumber'],
  ['message', 'email', 'phone'],
  ['request', 'email', 'phone'],
  ['chat', 'visitorEmail', 'visitorPhone'],
] as const;

const RECIPIENT = `CASE WHEN audience = 'guest' THEN
  CASE channel WHEN 'whatsapp' THEN ${phoneKey('recipient')} ELSE ${emailKey('recipient')} END END`;

/**
 * The addresses and numbers of the guest who reads a message or whom it is about, as an array. `messages_contacts` is
 * built on this expression: a change needs a migration.
 */
export const MESSAGE_CONTACTS = `ARRAY[${[
  RECIPIENT,
  ...CONTACTS_IN_PAYLOAD.flatMap(([object, email, phone]) => [
    emailKey(`(payload #>> '{${object},${email}}')`),
    phoneKey(`(payload #>> '{${object},${phone}}')`),
  ]),
].join(', ')}]`;
