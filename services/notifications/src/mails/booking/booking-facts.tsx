import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { cell, Code, Facts, table } from '../parts/facts.tsx';
import { arrival, departure, guestsInWords } from './booking-values.ts';

const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const };
const total = { fontWeight: 700, fontSize: '17px', borderBottom: 0, paddingTop: '14px' };

export function StayFacts({ booking }: { booking: BookingSnapshot }) {
  return (
    <Facts
      rows={[
        ['Booking', <Code key="code">{booking.confirmationCode}</Code>],
        ['Check-in', arrival(booking)],
        ['Check-out', departure(booking)],
        ['Guests', guestsInWords(booking.guestCount)],
      ]}
    />
  );
}

/** Every part of a price; fee, discount (negative) and services without a name only when they are not zero. */
function priceParts(booking: BookingSnapshot): { label: string; rupees: number }[] {
  const { services, servicesPrice, maintenanceFee, discountAmount, couponCode } = booking;
  const named = services.reduce((sum, service) => sum + service.price, 0);
  const others = [
    { label: 'Extra services', rupees: servicesPrice - named },
    { label: 'Maintenance fee', rupees: maintenanceFee },
    { label: couponCode ? `Discount (${couponCode})` : 'Discount', rupees: -discountAmount },
  ];
  return [
    { label: guestsInWords(booking.guestCount), rupees: booking.guestsPrice },
    ...services.map((service) => ({ label: service.name, rupees: service.price })),
    ...others.filter(({ rupees }) => rupees !== 0),
  ];
}

export function PriceLines({ booking }: { booking: BookingSnapshot }) {
  return (
    <table role="presentation" className="figures" style={table}>
      <tbody>
        {priceParts(booking).map(({ label, rupees }, index) => (
          <tr key={index}>
            <td style={cell}>{label}</td>
            <td style={amount}>{formatRupees(rupees)}</td>
          </tr>
        ))}
        <tr>
          <td style={{ ...cell, ...total }}>Total</td>
          <td style={{ ...amount, ...total }}>{formatRupees(booking.finalTotal)}</td>
        </tr>
      </tbody>
    </table>
  );
}
