import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { dueNow, isFree, isUnpaid } from '@farmhouse/contracts/bookings/payment/payment';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { isPaymentLate, whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { formatDayAndTime } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../stay/stay-text.ts';

type MessageFields = Pick<
  BookingView,
  | 'fullName'
  | 'contactNumber'
  | 'confirmationCode'
  | 'checkinDate'
  | 'checkoutDate'
  | 'checkinTime'
  | 'checkoutTime'
  | 'guestCount'
  | 'finalTotal'
  | 'due'
  | 'dueLater'
  | 'dueOn'
  | 'status'
  | 'paymentStatus'
  | 'upiTransactionId'
  | 'securityDeposit'
  | 'datesTakenBy'
  | 'paymentDeadline'
  | 'cancellationReason'
>;

export interface Place {
  /** Name of the house. */
  name: string;
  /** Origin of the public site, such as `https://example.in`. */
  origin: string;
}

/** Where the guest sees the booking, its refund and the nearest free dates. */
const pageOf = ({ confirmationCode }: MessageFields, origin: string): string =>
  `${origin}/booking-confirmation?booking=${confirmationCode}`;

/** What the guest still has to pay or do for it, or where to find other dates; empty if nothing. */
function moneyOf(booking: MessageFields, origin: string, now: Date): string {
  const address = `${origin}/payment?booking=${booking.confirmationCode}`;
  const { status, paymentStatus, due, upiTransactionId } = booking;
  const balance = balanceSentence(booking) ?? '';
  if (booking.datesTakenBy) {
    return `These dates are no longer free, so please do not pay. The nearest free dates are here: ${pageOf(booking, origin)}`;
  }
  if (paymentStatus === 'failed') {
    return upiTransactionId === null
      ? `We could not find your payment. If you have paid, please do not pay again, but call us. Otherwise: ${address}`
      : `We could not find your payment. Please check the reference number and send it again: ${address}`;
  }
  if (status === 'completed') {
    const isOwing = due > 0 && !AWAITING_VERIFICATION.includes(paymentStatus);
    return isOwing ? `${formatRupees(due)} is still to be paid. You can pay it by UPI: ${address}` : '';
  }
  if (paymentStatus === 'verified') return balance && `${balance} You can pay it by UPI: ${address}`;
  if (paymentStatus !== 'pending' || due === 0) return '';
  const toPay = formatRupees(dueNow(booking));
  // late before check-in, the guest is asked to call first
  const isToCall = isPaymentLate(booking, now) && !hasBegun(booking, now);
  const request = `${whenToPay(booking, now)} ${toPay} ${isToCall ? 'is still to be paid.' : `by UPI: ${address}`}`;
  const deposit = depositSentence(booking);
  return [request, balance, deposit && `${deposit}.`].filter(Boolean).join('\n');
}

/** The arrival of a confirmed stay, and the check-out once it has begun. */
function nextDayText(booking: MessageFields, now: Date): string {
  const { checkinDate, checkinTime, checkoutDate } = booking;
  return hasBegun(booking, now)
    ? `Check-out is on ${formatDayAndTime(checkoutDate, checkoutTimeOf(booking))}.`
    : `We look forward to seeing you on ${formatDayAndTime(checkinDate, checkinTime)}.`;
}

function statusTextOf(booking: MessageFields, origin: string, now: Date): string[] {
  const { status, paymentStatus, due, datesTakenBy, cancellationReason } = booking;
  if (status === 'cancelled') {
    return [
      'Your booking has been cancelled.',
      cancellationReason ? `Reason: ${cancellationReason}` : '',
      `Its details, with any refund, are here: ${pageOf(booking, origin)}`,
      'Write to us here about other dates.',
    ];
  }
  const money = moneyOf(booking, origin, now);
  if (status === 'completed') return ['Thank you for staying with us!', money];
  if (status === 'confirmed') {
    const what = paymentStatus === 'verified' || due === 0 ? 'Your stay is confirmed' : 'Your dates are confirmed';
    return [`${what}. ${nextDayText(booking, now)}`, money];
  }
  if (isUnpaid(booking) || datesTakenBy) return [money];
  if (isFree(booking))
    return [money || 'There is nothing to pay. We are looking at your dates and will come back to you.'];
  return ['We have noted your payment and are checking it.'];
}

const greetingOf = (fullName: string, house: string): string => `Hello ${firstName(fullName)}, this is ${house}.`;

/** WhatsApp text about a booking's present status, for guests without email. */
export function guestMessage(booking: MessageFields, { name, origin }: Place, now = new Date()): string {
  const { fullName, confirmationCode, guestCount } = booking;
  return [
    greetingOf(fullName, name),
    `Booking ${confirmationCode}: ${daysText(booking)}, ${formatGuests(guestCount)}.`,
    ...statusTextOf(booking, origin, now),
  ]
    .filter(Boolean)
    .join('\n');
}

/** WhatsApp link to the guest, prefilled with that text. */
export function guestChat(booking: MessageFields, place: Place): string {
  return whatsappLink(booking.contactNumber, guestMessage(booking, place));
}

export type GuestOfBooking = Pick<BookingView, 'fullName' | 'contactNumber' | 'confirmationCode'>;

/** WhatsApp link to the guest, prefilled with a greeting from the house, the code and a sentence. */
export function guestChatAbout(guest: GuestOfBooking, house: string, sentence: string): string {
  const { fullName, contactNumber, confirmationCode } = guest;
  return whatsappLink(contactNumber, `${greetingOf(fullName, house)}\nBooking ${confirmationCode}: ${sentence}`);
}
