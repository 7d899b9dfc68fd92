import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { SeenRequest } from '@farmhouse/contracts/bookings/booking/status-change';
import { isApiError } from '../../../shared/api/api-error.ts';

/** What the owner sees of a booking request when deciding on it. */
export const seenRequest = ({
  id,
  stayChanges,
  datesTakenBy,
}: Pick<BookingView, 'id' | 'stayChanges' | 'datesTakenBy'>): SeenRequest => ({
  ...{ id, stayChanges },
  datesTaken: datesTakenBy !== null,
});

/** The booking as it is now, if a decision was refused because it was shown otherwise. */
export function newerBookingIn(error: unknown): BookingView | undefined {
  if (!isApiError(error) || error.problem?.code !== 'outdated') return undefined;
  return error.problem.booking as BookingView | undefined;
}
