import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { dueNow, isUnpaid } from '@farmhouse/contracts/bookings/payment/payment';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { formatDayAndTime } from '@farmhouse/contracts/text/dates';
import type { MailData } from '../mail-data.ts';
import type { BookingPayload } from '../mail-payloads.ts';

export type BookingMailData = MailData<BookingPayload>;

export function arrival(booking: BookingSnapshot): string {
  return formatDayAndTime(booking.checkinDate, booking.checkinTime);
}

export function departure(booking: BookingSnapshot): string {
  return formatDayAndTime(booking.checkoutDate, booking.checkoutTime);
}

/** What is still to be paid, whole rupees. */
export const dueOf = ({ due, finalTotal }: BookingSnapshot): number => due ?? finalTotal;

/** What is asked for now of it, whole rupees. Rule: advance and balance. */
export const amountRequestedOf = (booking: BookingSnapshot): number => dueNow({ ...booking, due: dueOf(booking) });

/** Amount of the payment that a mail is about, whole rupees. */
export const amountOf = (booking: BookingSnapshot): number => booking.paymentAmount ?? amountRequestedOf(booking);

/** Total of the payments that wait to be verified. Whole rupees. */
export const checkedOf = (booking: BookingSnapshot): number =>
  isBeingChecked(booking) ? (booking.waiting ?? amountOf(booking)) : 0;

/** Whole rupees that the guest still has to send: not what waits to be verified, none for a cancelled booking. */
export const openOf = (booking: BookingSnapshot): number =>
  booking.status === 'cancelled' ? 0 : Math.max(dueOf(booking) - checkedOf(booking), 0);

/** What of it can be paid right away: what is asked for now, or else the balance before its day. Whole rupees. */
export const payableOf = (booking: BookingSnapshot): number =>
  Math.max(openOf(booking) - (booking.dueLater ?? 0), 0) || openOf(booking);

/** When the rest is due, beside the amount that is asked for now; undefined when there is none. */
export function laterText(booking: BookingSnapshot): string | undefined {
  const balance = balanceSentence(booking);
  return balance && `${balance} You may also pay everything now.`;
}

/** What has been verified, whole rupees. */
export const paidOf = ({ finalTotal, due = 0, overpaid = 0 }: BookingSnapshot): number => finalTotal - due + overpaid;

/** True if the guest still has to transfer money: no UTR was given, or none that could be matched. */
export function hasToPay(booking: BookingSnapshot): boolean {
  return booking.status !== 'cancelled' && amountRequestedOf(booking) > 0 && isUnpaid(booking);
}

/** True as long as anything is to be paid, even if only the balance on its day. */
export const hasAmountDue = (booking: BookingSnapshot): boolean => booking.status !== 'cancelled' && dueOf(booking) > 0;

/** True if the owner still has to match the guest's transfer. */
export function isBeingChecked({ paymentStatus }: BookingSnapshot): boolean {
  return AWAITING_VERIFICATION.includes(paymentStatus);
}
