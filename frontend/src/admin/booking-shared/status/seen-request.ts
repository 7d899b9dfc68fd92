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

/** For the outcome of a decision: passes the newer booking on if it was refused for that reason; true then. */
export const explainNewer =
  (onNewer: (newer: BookingView) => void) =>
  (error: unknown): boolean => {
    const newer = newerBookingIn(error);
    if (newer) onNewer(newer);
    return newer !== undefined;
  };
