import type { Addressee } from '../mail.ts';
import type { ContactMessagePayload } from '../mail-payloads.ts';
import { ownerAddressee } from '../owner-addressee.ts';

export const CONTACT_SENDER: Addressee<ContactMessagePayload> = {
  audience: 'guest',
  address: ({ message }) => message.email,
  replyTo: ({ place }) => place.email,
  reason: ({ place }) => `You get this mail because you wrote to ${place.name}.`,
};

export const CONTACT_OWNER = ownerAddressee<ContactMessagePayload>('contact messages', ({ message }) => message.email);
