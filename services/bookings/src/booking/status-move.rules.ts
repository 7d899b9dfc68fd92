import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { BookingEntity } from './booking.entity.ts';
import { paymentDeadline, timesAfter, turnaroundOf, type StatusTimes } from './booking.rules.ts';

export interface StatusMove {
  to: BookingStatus;
  reason: string | null;
}

type MovedFields = Pick<BookingEntity, 'status' | 'paymentDeadline' | 'turnaroundMinutes'> & StatusTimes;

/**
 * When a booking is to be paid after a move. A guest's has no deadline while it is pending and gets one with the
 * confirmation; one that the owner entered counts as agreed and keeps the deadline of its creation. Source: decisions
 * D-54.
 */
function deadlineAfter(booking: BookingEntity, to: BookingStatus, settings: SettingValues, now: Date): Date | null {
  const { source, status, paymentDeadline: present } = booking;
  if (source === 'owner') return present;
  if (to === 'pending') return null;
  if (to === 'confirmed' && (status !== 'completed' || !present)) return paymentDeadline(booking, settings, now);
  return present;
}

/** What changes in a booking when its status does; a confirmation takes the turnaround as it is set now. */
export function fieldsAfterMove(
  booking: BookingEntity,
  { to, reason }: StatusMove,
  settings: SettingValues,
  now: Date,
): MovedFields {
  return {
    status: to,
    turnaroundMinutes: to === 'confirmed' ? turnaroundOf(settings) : booking.turnaroundMinutes,
    paymentDeadline: deadlineAfter(booking, to, settings, now),
    ...timesAfter(to, booking, reason, now),
  };
}
