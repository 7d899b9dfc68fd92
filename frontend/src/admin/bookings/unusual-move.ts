import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';

/** Where a booking usually goes next. */
const USUAL: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: [],
  completed: [],
};

/** Whether a change of status is unusual enough to be asked about first. */
export function isOddMove(from: BookingStatus, to: BookingStatus): boolean {
  return from !== to && !USUAL[from].includes(to);
}
