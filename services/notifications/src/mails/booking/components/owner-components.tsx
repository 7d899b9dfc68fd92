import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action } from '../../components/components.tsx';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { arrival, departure, type BookingMailData } from '../booking-values.ts';

/** Who the guest is and what was asked for, for the owner. */
export function GuestDetails({ booking }: Pick<BookingMailData, 'booking'>) {
  const { fullName, contactNumber, email, confirmationCode, guestCount, couponCode, services } = booking;
  return (
    <DetailsTable
      rows={[
        ['Guest', fullName],
        ['Phone', contactNumber && <PhoneNumber key="phone">{contactNumber}</PhoneNumber>],
        ['Mail', email],
        ['Booking', <Code key="code">{confirmationCode}</Code>],
        ['Check-in', arrival(booking)],
        ['Check-out', departure(booking)],
        ['Guests', formatGuests(guestCount)],
        ['Services', services.map(({ name }) => name).join(', ')],
        ['Coupon', couponCode],
      ]}
    />
  );
}

/** Opens a WhatsApp chat with the guest, with a greeting already typed; nothing without a phone number. */
export function WriteToGuest({ data: { booking, house } }: { data: BookingMailData }) {
  if (!booking.contactNumber) return null;
  const greeting = `Hello ${booking.fullName}, this is ${house.name} about your booking ${booking.confirmationCode}.`;
  return (
    <Action quiet href={whatsappLink(booking.contactNumber, greeting)}>
      WhatsApp to {firstName(booking.fullName)}
    </Action>
  );
}
