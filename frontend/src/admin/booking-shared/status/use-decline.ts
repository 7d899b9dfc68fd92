import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { DeclineBookings } from '@farmhouse/contracts/bookings/booking/status-change';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useDeclineBookingsMutation } from '../api/booking-changes.api.ts';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { askToNotify } from './guests-to-notify.ts';
import { explainNewer } from './seen-request.ts';

const MAILED = 'The nearest free dates are in the mail to the customer';

/**
 * Declines booking requests and shows the outcome; if there are several, lists the guests without email to notify on
 * WhatsApp.
 */
export function useDecline() {
  const [decline, { isLoading }] = useDeclineBookingsMutation();
  const guestToast = useGuestToast();

  const toastOf = (declined: BookingView[]): ToastContent => {
    const [only] = declined;
    if (only && declined.length === 1) return guestToast(only, 'Request Declined', MAILED);
    const silent = declined.filter(({ email }) => !email);
    if (silent.length > 0) askToNotify(silent);
    const description = silent.length < declined.length ? `${MAILED}s` : undefined;
    return { title: `${declined.length} Requests Declined`, description };
  };

  return {
    isDeclining: isLoading,
    /** `again` repeats the owner's action; `onNewer` gets a request that is not as it was seen; none is declined. */
    decline: (requested: DeclineBookings, again: () => unknown, onNewer: (newer: BookingView) => void) => {
      const explain = explainNewer(onNewer);
      return reportOutcome(decline(requested).unwrap(), { done: toastOf, failed: 'Failed to decline', again, explain });
    },
  };
}
