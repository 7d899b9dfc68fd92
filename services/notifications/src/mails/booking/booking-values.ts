import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { formatDay, formatDayAndTime } from '@farmhouse/contracts/text/dates';
import type { MailData } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';

export type BookingMailData = MailData<BookingPayload>;

export function arrival(booking: BookingSnapshot): string {
  return formatDayAndTime(booking.checkinDate, booking.checkinTime);
}

export function departure(booking: BookingSnapshot): string {
  return formatDayAndTime(booking.checkoutDate, booking.checkoutTime);
}

/** `Sat, 12 Dec 2026 to Sun, 13 Dec 2026`, or one day for a visit. */
export function daysInWords({ checkinDate, checkoutDate }: FreeDates): string {
  return checkinDate === checkoutDate
    ? formatDay(checkinDate)
    : `${formatDay(checkinDate)} to ${formatDay(checkoutDate)}`;
}

/** True if the guest still has to transfer money: no UTR was given, or none that could be matched. */
export function isUnpaid({ status, paymentStatus, finalTotal }: BookingSnapshot): boolean {
  return status !== 'cancelled' && finalTotal > 0 && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** True if the owner still has to match the guest's transfer. */
export function isBeingChecked({ paymentStatus }: BookingSnapshot): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'pending_verification';
}
