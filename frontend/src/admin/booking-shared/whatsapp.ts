import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { formatClock, formatDashboardDay } from '@farmhouse/contracts/text/dates';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { daysText, guestsText } from './stay-text.ts';

type MessageFields = Pick<
  BookingView,
  | 'fullName'
  | 'contactNumber'
  | 'confirmationCode'
  | 'checkinDate'
  | 'checkoutDate'
  | 'checkinTime'
  | 'guestCount'
  | 'finalTotal'
  | 'status'
  | 'paymentStatus'
  | 'datesTakenBy'
>;

export interface Place {
  /** Name of the house. */
  name: string;
  /** Origin of the public site, such as `https://example.in`. */
  origin: string;
}

const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? '';

function newsOf(booking: MessageFields, origin: string): string {
  const { status, paymentStatus, confirmationCode, checkinDate, checkinTime, finalTotal } = booking;
  const address = `${origin}/payment?booking=${confirmationCode}`;
  const arrival = `${formatDashboardDay(checkinDate)}, from ${formatClock(checkinTime)}`;
  if (status === 'cancelled') return 'Your booking has been cancelled. Write to us here about other dates.';
  if (status === 'completed') return 'Thank you for staying with us!';
  if (status === 'confirmed') return `Your stay is confirmed. We look forward to seeing you on ${arrival}.`;
  if (booking.datesTakenBy && !AWAITING_VERIFICATION.includes(paymentStatus) && paymentStatus !== 'verified') {
    return 'These dates are no longer free, so please do not pay. Write to us here about other dates.';
  }
  if (paymentStatus === 'pending') return `Please pay ${formatRupees(finalTotal)} by UPI here: ${address}`;
  if (paymentStatus === 'failed') {
    return `We could not find your payment. Please check the reference number and send it again: ${address}`;
  }
  return 'We have your payment details and are looking at them.';
}

/** WhatsApp text about a booking's present status, for guests without e-mail. */
export function guestMessage(booking: MessageFields, { name, origin }: Place): string {
  const { fullName, confirmationCode, guestCount } = booking;
  return [
    `Hello ${firstName(fullName)}, this is ${name}.`,
    `Booking ${confirmationCode}: ${daysText(booking)}, ${guestsText(guestCount)}.`,
    newsOf(booking, origin),
  ].join('\n');
}

/** WhatsApp link to the guest, prefilled with that text. */
export function guestChat(booking: MessageFields, place: Place): string {
  return whatsappLink(booking.contactNumber, guestMessage(booking, place));
}
