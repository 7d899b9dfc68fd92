import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { stayInterval, type StayDates } from '@farmhouse/contracts/bookings/stay';

/** The usual next statuses of each status. */
const USUAL: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: [],
  completed: [],
};

/**
 * True if the change is not a usual next step, so that confirmation is asked for. To complete a confirmed stay is usual
 * only once check-out has passed, because it frees the dates. Source: decisions D-13.
 */
export function isUnusualMove(booking: StayDates & { status: BookingStatus }, to: BookingStatus, now: Date): boolean {
  const { status: from } = booking;
  if (from === to) return false;
  return !USUAL[from].includes(to) || (to === 'completed' && stayInterval(booking).to > now);
}
