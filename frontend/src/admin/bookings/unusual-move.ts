import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';

/** The usual next statuses of each status. */
const USUAL: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: [],
  completed: [],
};

/** True if the change is not a usual next step, so that confirmation is asked for. */
export function isUnusualMove(from: BookingStatus, to: BookingStatus): boolean {
  return from !== to && !USUAL[from].includes(to);
}
