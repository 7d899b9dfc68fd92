import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { balanceDueText } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BadgeTone } from '../ui/badge.tsx';

type BookingAmounts = Pick<BookingView, 'paymentStatus' | 'finalTotal' | 'due' | 'dueOn' | 'checkinDate'>;

/** The amount still due for a stay, as text; with the date if it is due later. */
export function balanceText(stay: BookingAmounts): { tone: BadgeTone; label: string } {
  const { paymentStatus, due, dueOn, checkinDate } = stay;
  if (isFree(stay)) return { tone: 'green', label: 'Nothing to pay' };
  if (due === 0) return { tone: 'green', label: 'Fully paid' };
  const amount = formatRupees(due);
  if (AWAITING_VERIFICATION.includes(paymentStatus)) return { tone: 'blue', label: `${amount} to verify` };
  if (paymentStatus === 'verified' && dueOn) {
    return { tone: 'yellow', label: `Balance ${amount} ${balanceDueText(dueOn, checkinDate)}` };
  }
  return { tone: 'red', label: `${amount} due` };
}
