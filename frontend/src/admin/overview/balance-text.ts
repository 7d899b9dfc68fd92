import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { balanceWhen } from '@farmhouse/contracts/bookings/terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BadgeTone } from '../ui/badge.tsx';

type Owing = Pick<BookingView, 'paymentStatus' | 'due' | 'dueOn' | 'checkinDate'>;

/** What a stay still owes, in words; a balance that is due later says when. */
export function balanceText({ paymentStatus, due, dueOn, checkinDate }: Owing): { tone: BadgeTone; label: string } {
  if (due === 0) return { tone: 'green', label: 'Fully paid' };
  const amount = formatRupees(due);
  if (AWAITING_VERIFICATION.includes(paymentStatus)) return { tone: 'blue', label: `${amount} to verify` };
  if (paymentStatus === 'verified' && dueOn) {
    return { tone: 'yellow', label: `Balance ${amount} ${balanceWhen(dueOn, checkinDate)}` };
  }
  return { tone: 'red', label: `${amount} due` };
}
