import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useGuestToast } from '../../booking/contact/use-guest-chat.ts';
import { useBookingDetails } from '../../booking/stay/booking-details.api.ts';

/** Toast after a decision: says that the guest is mailed, else offers a WhatsApp link about the stay as it is now. */
export function useDecisionToast({ bookingId, bookedTotal }: ChangeRequestView) {
  const { data: booking } = useBookingDetails(bookingId);
  const guestToast = useGuestToast();
  return (title: string, stay: ChangeRequestView['wanted'], finalTotal = bookedTotal): ToastContent => {
    if (!booking) return { title };
    const due = Math.max(0, booking.due + finalTotal - bookedTotal);
    return guestToast({ ...booking, ...stay, due }, title, 'The customer is mailed your answer');
  };
}
