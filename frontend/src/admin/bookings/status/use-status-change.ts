import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { ChangeBookingStatus } from '@farmhouse/contracts/bookings/booking/status-change';
import { showNewerRequest } from '../../booking-shared/actions/show-newer-request.tsx';
import { useChangeBookingStatusMutation } from '../../booking-shared/api/booking-changes.api.ts';
import { useGuestToast } from '../../booking-shared/contact/use-guest-chat.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';

export const STATUS_FAILED = 'Failed to update booking status';
const UPDATED = 'Booking status updated successfully';

/**
 * Changes a booking's status and shows the outcome; offers WhatsApp for a guest without e-mail. A request is confirmed
 * only as it is shown.
 */
export function useStatusChange(shown: BookingView) {
  const [change, { isLoading }] = useChangeBookingStatusMutation();
  const guestToast = useGuestToast();
  /** `again` repeats the owner's action; `explain` is told of a failure, by default to show a newer request. */
  const changeStatus = (
    requested: ChangeBookingStatus,
    again: () => unknown,
    explain: (error: unknown) => boolean = showNewerRequest(shown),
  ) => {
    const seen = requested.status === 'confirmed' ? { stayChanges: shown.stayChanges } : {};
    return reportOutcome(change({ id: shown.id, ...requested, ...seen }).unwrap(), {
      done: (booking) => {
        const isNotified = booking.status === 'confirmed' || booking.status === 'cancelled';
        return isNotified
          ? guestToast(booking, 'Success', UPDATED, `${UPDATED}.`)
          : { title: 'Success', description: UPDATED };
      },
      failed: STATUS_FAILED,
      again,
      explain,
    });
  };
  return { changeStatus, isChanging: isLoading };
}
