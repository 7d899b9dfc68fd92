import type { ContactMessagePayload } from '../mail-payloads.ts';
import type { Addressee, Subject } from '../message.ts';
import { ownerAddressee } from '../owner-addressee.ts';

export const CONTACT_MESSAGE: Subject<ContactMessagePayload> = {
  type: 'contact-message',
  id: ({ message }) => String(message.id),
};

export const CONTACT_SENDER: Addressee<ContactMessagePayload> = {
  audience: 'guest',
  address: ({ message }) => message.email,
  replyTo: ({ place }) => place.email,
  reason: ({ place }) => `You are receiving this e-mail because you wrote to ${place.name}.`,
};

export const CONTACT_OWNER = ownerAddressee<ContactMessagePayload>('contact messages', ({ message }) => message.email);
