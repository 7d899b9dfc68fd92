import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import type { Mail } from './mail-template.ts';

/** What one calls the guest in a greeting. */
export function firstName({ fullName }: BookingSnapshot): string {
  return fullName.trim().split(/\s+/)[0] || 'there';
}

export function arrival(booking: BookingSnapshot): string {
  return `${formatDay(booking.checkinDate)}, ${formatClock(booking.checkinTime)}`;
}

export function departure(booking: BookingSnapshot): string {
  return `${formatDay(booking.checkoutDate)}, ${formatClock(booking.checkoutTime)}`;
}

export function guestsInWords(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

/** Whether the guest still has to transfer money: no reference was given, or none that could be found. */
export function isUnpaid({ status, paymentStatus, finalTotal }: BookingSnapshot): boolean {
  return status !== 'cancelled' && finalTotal > 0 && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

/** Whether the owner still has to look for the guest's transfer. */
export function isBeingChecked({ paymentStatus }: BookingSnapshot): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'pending_verification';
}

/** The deadline to pay while it still lies ahead; undefined while nothing is due. */
export function openDeadline({ booking, now }: Mail): Date | undefined {
  if (!booking.paymentDeadline) return undefined;
  const deadline = new Date(booking.paymentDeadline);
  return deadline > now ? deadline : undefined;
}
