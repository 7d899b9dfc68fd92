import type { ContactMessagePayload } from '../mail-payloads.ts';
import type { Recipient, Subject } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';

export const CONTACT_MESSAGE: Subject<ContactMessagePayload> = {
  type: 'contact-message',
  id: ({ message }) => String(message.id),
};

export const CONTACT_SENDER: Recipient<ContactMessagePayload> = {
  audience: 'guest',
  address: ({ message }) => message.email,
  replyTo: ({ house }) => house.email,
  reason: ({ house }) => `You are receiving this email because you wrote to ${house.name}.`,
};

export const CONTACT_OWNER = ownerRecipient<ContactMessagePayload>('contact messages', ({ message }) => message.email);
