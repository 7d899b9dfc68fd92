import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Store } from '../../../shared/api/store.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useGuestToast } from '../../booking-shared/contact/use-guest-chat.ts';
import { readBookingAfresh } from '../../booking-shared/api/booking-details.api.ts';

/** A decision's result and the booking as it is since then; undefined if it could not be fetched. */
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
export function useDecisionToast({ bookingId }: ChangeRequestView) {
  const dispatch = useDispatch<Store['dispatch']>();
  const guestToast = useGuestToast();
  const [isDeciding, setDeciding] = useState(false);
  return {
    /** True until `withBooking` has both. */
    isDeciding,
    /** Waits for the decision and then for the booking, whose money the decision may have changed. */
    withBooking: async <T>(decision: Promise<T>): Promise<Decided<T>> => {
      setDeciding(true);
      try {
        return { result: await decision, booking: await dispatch(readBookingAfresh(bookingId)) };
      } finally {
        setDeciding(false);
      }
    },
    decisionToast: (booking: BookingDetails | undefined, title: string): ToastContent =>
      booking
        ? guestToast(booking, title, 'The guest is mailed your answer, unless you have switched that mail off')
        : { title },
  };
}
