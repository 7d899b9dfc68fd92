import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BadgeTone } from '../ui/badge.tsx';

/** What a stay still owes, in words. */
export function balanceText({ paymentStatus, due }: Pick<BookingView, 'paymentStatus' | 'due'>): {
  tone: BadgeTone;
  label: string;
} {
  if (paymentStatus === 'verified' || due === 0) return { tone: 'green', label: 'Fully paid' };
  const amount = formatRupees(due);
  return AWAITING_VERIFICATION.includes(paymentStatus)
    ? { tone: 'blue', label: `${amount} to verify` }
    : { tone: 'red', label: `${amount} due` };
}
