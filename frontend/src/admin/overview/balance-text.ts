import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { dueNow, isFree, nextPaymentAmount } from '@farmhouse/contracts/bookings/payment/payment';
import { balanceDueText } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BadgeTone } from '../ui/badge.tsx';

type BookingAmounts = Pick<
  BookingView,
  'paymentStatus' | 'finalTotal' | 'due' | 'dueLater' | 'dueOn' | 'waiting' | 'checkinDate'
>;

/** What a stay still owes, as text: what is to be verified, or what is due now; with the rest of it. */
export function balanceText(stay: BookingAmounts): { tone: BadgeTone; label: string } {
  const { paymentStatus, due, dueLater, dueOn, waiting, checkinDate } = stay;
  if (isFree(stay)) return { tone: 'green', label: 'Nothing to pay' };
  if (due === 0) return { tone: 'green', label: 'Fully paid' };
  const now = dueNow(stay);
  if (AWAITING_VERIFICATION.includes(paymentStatus)) {
    const missing = now > waiting ? `, ${formatRupees(now - waiting)} missing` : '';
    return { tone: 'blue', label: `${formatRupees(waiting)} to verify${missing}` };
  }
  if (paymentStatus === 'verified' && dueOn) {
    return { tone: 'yellow', label: `Balance ${formatRupees(due)} ${balanceDueText(dueOn, checkinDate)}` };
  }
  const later = now > 0 && dueLater > 0 ? `, ${formatRupees(dueLater)} later` : '';
  return { tone: 'red', label: `${formatRupees(nextPaymentAmount(stay))} due${later}` };
}
