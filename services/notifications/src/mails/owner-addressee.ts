import { settingText } from '@farmhouse/contracts/content/setting';
import type { Addressee } from './message.ts';

/** The owner, at the setting `booking_email`; an answer goes to the address of the person whom the mail is about. */
export function ownerAddressee<P extends object>(
  mailsNamed: string,
  addressOfPerson: (payload: P) => string | null,
): Addressee<P> {
  return {
    audience: 'owner',
    address: (_payload, settings) => settingText(settings, 'booking_email'),
    replyTo: addressOfPerson,
    reason: ({ place }) => `You are receiving this e-mail because ${mailsNamed} of ${place.name} go to your address.`,
  };
}
