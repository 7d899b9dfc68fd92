import type { WhatsappKind } from '@farmhouse/contracts/messages/whatsapp';
import { SUBJECTS } from '../support/mails/subjects.ts';

/**
 * The channels by which the product sends messages. The owner's mails are sent through the same server as the guests',
 * to a mailbox with separate outages.
 */
export const CHANNELS = ['mail to guests', 'WhatsApp to guests', 'mail to the owner'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The steps of a guest, in order; each causes one message by each channel, which no later step makes obsolete. */
export const STEPS = ['request', 'payment', 'change'] as const;
export type Step = (typeof STEPS)[number];

interface Words {
  toGuest: RegExp;
  toOwner: RegExp;
  kind: WhatsappKind;
}

/** How a step's messages are recognised. */
export const MESSAGES: Readonly<Record<Step, Words>> = {
  request: { toGuest: SUBJECTS.requested, toOwner: SUBJECTS.requestedOwner, kind: 'request-received' },
  payment: { toGuest: SUBJECTS.paymentReceived, toOwner: SUBJECTS.paymentReceivedOwner, kind: 'payment-received' },
  change: { toGuest: SUBJECTS.stayChanged, toOwner: SUBJECTS.stayChangedOwner, kind: 'stay-changed' },
};

export const MESSAGES_OF_A_BOOKING = CHANNELS.length * STEPS.length;

/** The step that has caused a message, recognised by `isOfStep`; throws an error for a message that no step causes. */
export function stepWhere(shown: string, isOfStep: (words: Words) => boolean): Step {
  const step = STEPS.find((one) => isOfStep(MESSAGES[one]));
  if (!step) throw new Error(`No step of a guest causes the message ${shown}`);
  return step;
}
