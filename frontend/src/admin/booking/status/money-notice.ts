import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { isFree } from '@farmhouse/contracts/bookings/payment';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type Paid = Pick<BookingView, 'paymentStatus' | 'finalTotal' | 'received' | 'upiTransactionId'>;

/**
 * Tells what happens to the guest's money on cancellation; undefined if none was sent. Rule: the owner may override.
 */
export function moneyNotice({ paymentStatus, finalTotal, received, upiTransactionId }: Paid): string | undefined {
  if (isFree({ paymentStatus, finalTotal }) && !received) return undefined;
  const amount = formatRupees(finalTotal || received);
  if (paymentStatus === 'verified') {
    return `The payment of ${amount} is verified. Cancelling does not send it back: what is to be returned is listed under Payments, Refunds, until you have paid it.`;
  }
  if (!AWAITING_VERIFICATION.includes(paymentStatus)) return undefined;
  const reference = upiTransactionId ? ` (UTR ${upiTransactionId})` : '';
  return `The guest says ${amount} has been paid${reference}, which is not verified yet. If it arrived, verify it: what is to be returned is then listed under Payments, Refunds.`;
}
