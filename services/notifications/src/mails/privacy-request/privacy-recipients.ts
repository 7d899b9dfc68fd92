import type { PrivacyRequestPayload } from '../mail-payloads.ts';
import type { Recipient, Subject } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';

export const PRIVACY_REQUEST: Subject<PrivacyRequestPayload> = {
  type: 'privacy-request',
  id: ({ request }) => String(request.id),
};

export const PRIVACY_REQUESTER: Recipient<PrivacyRequestPayload> = {
  audience: 'guest',
  address: ({ request }) => request.email,
  replyTo: ({ house }) => house.email,
  reason: ({ house }) =>
    `You are receiving this email because a privacy request to ${house.name} was filed with your address.`,
};

export const PRIVACY_OWNER = ownerRecipient<PrivacyRequestPayload>('privacy requests', ({ request }) => request.email);
