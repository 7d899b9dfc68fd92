import { emailKey, phoneDigits, phoneKey } from '@farmhouse/platform/personal-data/matches';

/** Where payloads name the person whom a message is about: in which object, the address and the number. */
export const CONTACTS_IN_PAYLOAD = [
  ['booking', 'email', 'contactNumber'],
  ['message', 'email', 'phone'],
  ['request', 'email', 'phone'],
  ['chat', 'visitorEmail', 'visitorPhone'],
] as const;

/** The addresses and numbers of the guest who reads a message or whom it is about, as an array. */
function contacts(numberOf: (column: string) => string): string {
  const recipient = `CASE WHEN audience = 'guest' THEN
  CASE channel WHEN 'whatsapp' THEN ${numberOf('recipient')} ELSE ${emailKey('recipient')} END END`;
  const inPayload = CONTACTS_IN_PAYLOAD.flatMap(([object, email, phone]) => [
    emailKey(`(payload #>> '{${object},${email}}')`),
    numberOf(`(payload #>> '{${object},${phone}}')`),
  ]);
  return `ARRAY[${[recipient, ...inPayload].join(', ')}]`;
}

/** `messages_contacts` is built on this expression: a change needs a migration. */
export const MESSAGE_CONTACTS = contacts(phoneKey);

/**
 * True for messages to the person, and for messages to the owner about the person: found by the index, then compared
 * whole. The parameters are those of `isPerson`.
 */
export const IS_PERSONS_MESSAGE = `${MESSAGE_CONTACTS} && ARRAY[$1::text, ${phoneKey('$2::text')}]
  AND ${contacts(phoneDigits)} && ARRAY[$1::text, $2::text]`;
