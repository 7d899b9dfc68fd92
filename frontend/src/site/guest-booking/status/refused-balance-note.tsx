import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { afterRefusal } from './after-refusal.ts';
import { hasNoSubmissionsLeft } from './guest-state.ts';

/**
 * Says that a payment of the balance was refused, and why or what to do, unless no reference can be sent any more;
 * nothing when none was refused. Rule: advance and balance.
 */
export function RefusedBalanceNote({ booking }: { booking: GuestBooking }) {
  const { refusedEarly, paymentNotes } = booking;
  if (!refusedEarly) return null;
  const { amount, reference } = refusedEarly;
  const withReference = reference ? ` with the reference ${reference}` : '';
  const refused = `We could not find your payment of ${formatRupees(amount)}${withReference}.`;
  const advice = paymentNotes || (!hasNoSubmissionsLeft(booking) && afterRefusal(booking, reference === null));
  return (
    <p className="mt-2 font-medium whitespace-pre-line text-danger">{advice ? `${refused} ${advice}` : refused}</p>
  );
}
