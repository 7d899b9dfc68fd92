import type { PrivacyRequestPayload } from '../mail-payloads.ts';
import type { Addressee, Subject } from '../message.ts';
import { ownerAddressee } from '../owner-addressee.ts';

export const PRIVACY_REQUEST: Subject<PrivacyRequestPayload> = {
  type: 'privacy-request',
  id: ({ request }) => String(request.id),
};

export const PRIVACY_REQUESTER: Addressee<PrivacyRequestPayload> = {
  audience: 'guest',
  address: ({ request }) => request.email,
  replyTo: ({ place }) => place.email,
  reason: ({ place }) =>
    `You are receiving this e-mail because a privacy request to ${place.name} was filed with your address.`,
};

export const PRIVACY_OWNER = ownerAddressee<PrivacyRequestPayload>('privacy requests', ({ request }) => request.email);
