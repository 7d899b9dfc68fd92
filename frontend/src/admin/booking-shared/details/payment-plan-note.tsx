import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type Planned = Pick<
  BookingView,
  'status' | 'received' | 'due' | 'dueLater' | 'dueOn' | 'checkinDate' | 'securityDeposit'
>;

/** The amount received, when the balance is due, and the deposit; nothing if none of these applies. */
export function PaymentPlanNote({ booking }: { booking: Planned }) {
  if (booking.status === 'cancelled') return null;
  const { received, due } = booking;
  const paid = received > 0 && due > 0 ? `${formatRupees(received)} received, ${formatRupees(due)} still to come.` : '';
  const texts = [paid, balanceSentence(booking), depositSentence(booking)].filter(Boolean);
  if (texts.length === 0) return null;
  return <p className="figures mt-3 text-quiet">{texts.join(' ')}</p>;
}
