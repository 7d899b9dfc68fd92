import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useGuestToast } from '../../booking-shared/contact/use-guest-chat.ts';
import { useBookingDetails, useReadBookingDetails } from '../../booking-shared/api/booking-details.api.ts';

/** A decision's result and the booking as it was before; undefined if it could not be fetched. */
interface Decided<T> {
  result: T;
  booking: BookingDetails | undefined;
}

/** Toast after a note was accepted that changes nothing of the stay, so that nothing is sent. */
export const NOTE_ACCEPTED: ToastContent = {
  title: 'Change Accepted',
  description: 'Nothing of the stay has changed, so the guest is not mailed. Please tell them your answer.',
};

/** Toast after a decision: says that the guest is mailed, else offers a WhatsApp link about the stay as it is now. */
export function useDecisionToast({ bookingId, bookedTotal }: ChangeRequestView) {
  useBookingDetails(bookingId); // fetched when the dialog opens
  const [readBooking] = useReadBookingDetails();
  const guestToast = useGuestToast();
  return {
    /** Waits for the booking, too, which a slow line may deliver after the decision's result. */
    withBooking: async <T>(decision: Promise<T>): Promise<Decided<T>> => {
      const [result, booking] = await Promise.all([
        decision,
        readBooking(bookingId, true)
          .unwrap()
          .catch(() => undefined),
      ]);
      return { result, booking };
    },
    decisionToast: (
      booking: BookingDetails | undefined,
      title: string,
      stay: ChangeRequestView['wanted'],
      finalTotal = bookedTotal,
    ): ToastContent => {
      if (!booking) return { title };
      const due = Math.max(0, booking.due + finalTotal - bookedTotal);
      return guestToast({ ...booking, ...stay, due }, title, 'The guest is mailed your answer');
    },
  };
}
