import { isOpenStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { guestsLine, linesOf } from '@farmhouse/contracts/bookings/price/price-lines';
import { priceLineTexts } from '@farmhouse/contracts/bookings/price/price-text';
import { balanceDueText, termNotes } from '@farmhouse/contracts/bookings/terms/booking-terms';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { cell, Code, DetailsTable, table } from '../../components/details-table.tsx';
import { Paragraph } from '../../components/components.tsx';
import { arrival, checkedOf, departure, dueOf, isBeingChecked, openOf } from '../booking-values.ts';

const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const };
const total = { fontWeight: 700, fontSize: '17px', borderBottom: 0, paddingTop: '14px' };

export function StayDetails({ booking }: { booking: BookingSnapshot }) {
  return (
    <DetailsTable
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

/** What is still to be paid, whole rupees, and by which parts. Rule: advance and balance. */
function stillToPay(open: number, { dueLater = 0, dueOn, checkinDate }: BookingSnapshot): string {
  const amount = `Still to pay ${formatRupees(open)}`;
  const balance = Math.min(dueLater, open);
  if (balance === 0 || !dueOn) return amount;
  const when = `due ${balanceDueText(dueOn, checkinDate)}`;
  return balance === open
    ? `${amount} (the balance, ${when})`
    : `${amount} (advance ${formatRupees(open - balance)}, balance ${formatRupees(balance)} ${when})`;
}

/** What the stay costs, what of it is paid and what is not: the first line of a mail about a booking ahead. */
export function Amounts({ booking }: { booking: BookingSnapshot }) {
  if (booking.finalTotal === 0 || !isOpenStatus(booking.status)) return null;
  const isChecking = isBeingChecked(booking);
  const given = checkedOf(booking);
  const due = dueOf(booking);
  const paid = booking.finalTotal - due + (booking.overpaid ?? 0) + given;
  const parts = [
    `Total ${formatRupees(booking.finalTotal)}`,
    `Paid ${formatRupees(paid)}${isChecking ? ' (being checked)' : ''}`,
    stillToPay(openOf(booking), booking),
  ];
  return (
    <Paragraph>
      <strong>{parts.join(' · ')}</strong>
    </Paragraph>
  );
}

export function PriceLines({ booking }: { booking: BookingSnapshot }) {
  const nights = [guestsLine(booking.guestCount, booking.guestsPrice)];
  const { checkinDate, terms } = booking;
  const stay = { checkinDate, today: istDate(new Date()), isConfirmed: booking.status !== 'pending' };
  const notes = terms && isOpenStatus(booking.status) ? termNotes(terms, stay) : [];
  const { lines = linesOf({ ...booking, nights }) } = booking;
  return (
    <table role="presentation" className="figures" style={table}>
      <tbody>
        {priceLineTexts({ lines }, 'booked').map(({ label, amount: rupees }, index) => (
          <tr key={index}>
            <td style={cell}>{label}</td>
            <td style={amount}>{formatRupees(rupees)}</td>
          </tr>
        ))}
        <tr>
          <td style={{ ...cell, ...total }}>Total</td>
          <td style={{ ...amount, ...total }}>{formatRupees(booking.finalTotal)}</td>
        </tr>
        {notes.map((note) => (
          <tr key={note}>
            <td colSpan={2} style={{ ...cell, borderBottom: 0, paddingTop: 0 }}>
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
