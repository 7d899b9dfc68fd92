import type { BookingSource, BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { isOverride } from '@farmhouse/contracts/transitions/booking-transitions';
import { stayInterval, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';

/**
 * True if the change is not a usual next step, so that confirmation is asked for. To complete a confirmed stay is usual
 * only once check-out has passed, because it frees the dates. Rule: transitions of a booking.
 */
export function isUnusualTransition(
  booking: StayDates & { status: BookingStatus },
  to: BookingStatus,
  now: Date,
): boolean {
  const { status: from } = booking;
  if (from === to) return false;
  return isOverride(from, to) || (to === 'completed' && stayInterval(booking).to > now);
}

/** What happens to a booking that the owner sets to pending. Rule: unanswered requests. */
export function consequenceOfPending(booking: StayDates & { source: BookingSource }, now: Date): string {
  const isKept = booking.source === 'owner' || stayInterval(booking).from <= now;
  const wait = isKept
    ? 'It stays pending until you change it.'
    : 'If it is still pending after its check-in day, it is cancelled, and everything that was paid is to be returned.';
  return `It waits for an answer again and its dates are free for others. ${wait}`;
}
