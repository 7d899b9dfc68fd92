import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';

/** Where a booking usually goes next. */
const USUAL: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: [],
  completed: [],
};

/** True if the move is not a usual next step, so that the owner is asked first. */
export function isUnusualMove(from: BookingStatus, to: BookingStatus): boolean {
  return from !== to && !USUAL[from].includes(to);
}
