import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { Code, Facts } from '../parts/facts.tsx';
import { Action } from '../parts/parts.tsx';
import { phoneLink } from '../parts/phone-link.ts';
import { color } from '../parts/theme.ts';
import { arrival, departure, firstName, guestsInWords, type BookingMailData } from './booking-values.ts';

const link = { color: color.terracotta };

/** Who the guest is and what was asked for, for the owner. */
export function GuestFacts({ booking }: Pick<BookingMailData, 'booking'>) {
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

/** Opens a WhatsApp chat with the guest, with a greeting already typed. */
export function WriteToGuest({ data: { booking, place } }: { data: BookingMailData }) {
  const greeting = `Hello ${booking.fullName}, this is ${place.name} about your booking ${booking.confirmationCode}.`;
  return (
    <Action quiet href={whatsappLink(booking.contactNumber, greeting)}>
      WhatsApp to {firstName(booking)}
    </Action>
  );
}
