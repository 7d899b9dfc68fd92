import type { ReactNode } from 'react';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { arrival, departure, guestsInWords } from './mail-values.ts';
import { color, font } from './theme.ts';

const table = { width: '100%', margin: '18px 0', borderCollapse: 'collapse' as const };
const cell = {
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top' as const,
};
const name = { ...cell, width: '34%', paddingRight: '12px', color: color.quiet };
const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const };
const total = { fontWeight: 700, fontSize: '17px', borderBottom: 0, paddingTop: '14px' };

/** A short list of names and values; a value that is absent takes its line along. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <table role="presentation" className="figures" style={table}>
      <tbody>
        {rows
          .filter(([, content]) => content !== null && content !== undefined && content !== '')
          .map(([label, content]) => (
            <tr key={label}>
              <td style={name}>{label}</td>
              <td style={cell}>{content}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Codes and references, in letters that cannot be mistaken. */
export function Code({ children }: { children: string }) {
  return <strong style={{ fontFamily: font.code, whiteSpace: 'nowrap', letterSpacing: '0.5px' }}>{children}</strong>;
}

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

/** Every part of a price; fee, discount (negative) and services without a name only when there are any. */
export function priceParts(booking: BookingSnapshot): { label: string; rupees: number }[] {
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
