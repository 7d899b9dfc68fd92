import { guestsLine, linesOf } from '@farmhouse/contracts/bookings/price-lines';
import { priceInWords } from '@farmhouse/contracts/bookings/price-words';
import { depositSentence } from '@farmhouse/contracts/bookings/terms';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { cell, Code, Facts, table } from '../parts/facts.tsx';
import { arrival, departure } from './booking-values.ts';

const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const };
const total = { fontWeight: 700, fontSize: '17px', borderBottom: 0, paddingTop: '14px' };

export function StayFacts({ booking }: { booking: BookingSnapshot }) {
  return (
    <Facts
      rows={[
        ['Booking', <Code key="code">{booking.confirmationCode}</Code>],
        ['Check-in', arrival(booking)],
        ['Check-out', departure(booking)],
        ['Guests', formatGuests(booking.guestCount)],
        ['Services', booking.services.map(({ name }) => name).join(', ')],
      ]}
    />
  );
}

export function PriceLines({ booking }: { booking: BookingSnapshot }) {
  const nights = [guestsLine(booking.guestCount, booking.guestsPrice)];
  const deposit = booking.terms && depositSentence(booking.terms);
  const { lines = linesOf({ ...booking, nights }) } = booking;
  return (
    <table role="presentation" className="figures" style={table}>
      <tbody>
        {priceInWords({ lines }, 'booked').map(({ label, amount: rupees }, index) => (
          <tr key={index}>
            <td style={cell}>{label}</td>
            <td style={amount}>{formatRupees(rupees)}</td>
          </tr>
        ))}
        <tr>
          <td style={{ ...cell, ...total }}>Total</td>
          <td style={{ ...amount, ...total }}>{formatRupees(booking.finalTotal)}</td>
        </tr>
        {deposit && (
          <tr>
            <td colSpan={2} style={{ ...cell, borderBottom: 0, paddingTop: 0 }}>
              {deposit}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
