import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** Says that a payment of the balance was refused, and why; nothing when none was. Rule: advance and balance. */
export function RefusedBalanceNote({ booking: { refusedEarly, paymentNotes } }: { booking: GuestBooking }) {
  if (!refusedEarly) return null;
  const { amount, reference } = refusedEarly;
  return (
    <p className="mt-2 font-medium whitespace-pre-line text-danger">
      We could not find your payment of {formatRupees(amount)}
      {reference && ` with the reference ${reference}`}.{' '}
      {paymentNotes || 'Please check the reference and send it again.'}
    </p>
  );
}
