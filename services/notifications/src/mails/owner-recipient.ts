import { settingText } from '@farmhouse/contracts/content/setting';
import type { Recipient } from './message.ts';

/** The owner, at the setting `booking_email`; a reply is sent to the address of the person whom the mail is about. */
export function ownerRecipient<P extends object>(
  mailsNamed: string,
  addressOfPerson: (payload: P) => string | null,
): Recipient<P> {
  return {
    audience: 'owner',
    address: (_payload, settings) => settingText(settings, 'booking_email'),
    replyTo: addressOfPerson,
    reason: ({ house }) => `You are receiving this email because ${mailsNamed} of ${house.name} go to your address.`,
  };
}
