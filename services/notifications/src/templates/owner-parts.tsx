import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { Code, Facts } from './facts.tsx';
import { phoneLink } from './links.ts';
import type { Mail } from './mail-template.ts';
import { arrival, departure, firstName, guestsInWords } from './mail-values.ts';
import { Action } from './parts.tsx';
import { color } from './theme.ts';

const link = { color: color.terracotta };

/** Who the guest is and what was asked for, for the owner. */
export function GuestFacts({ booking }: Pick<Mail, 'booking'>) {
  const { fullName, contactNumber, email, confirmationCode, guestCount, couponCode } = booking;
  return (
    <Facts
      rows={[
        ['Guest', fullName],
        ['Phone', <a href={phoneLink(contactNumber)} style={link} key="phone" children={contactNumber} />],
        ['Mail', email],
        ['Booking', <Code key="code">{confirmationCode}</Code>],
        ['Check-in', arrival(booking)],
        ['Check-out', departure(booking)],
        ['Guests', guestsInWords(guestCount)],
        ['Coupon', couponCode],
      ]}
    />
  );
}

/** Opens a WhatsApp chat with the guest, the first words already typed. */
export function WriteToGuest({ mail: { booking, place } }: { mail: Mail }) {
  const greeting = `Hello ${booking.fullName}, this is ${place.name} about your booking ${booking.confirmationCode}.`;
  return (
    <Action quiet href={whatsappLink(booking.contactNumber, greeting)}>
      WhatsApp to {firstName(booking)}
    </Action>
  );
}
