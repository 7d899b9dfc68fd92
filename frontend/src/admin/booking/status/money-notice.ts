import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type Paid = Pick<BookingView, 'paymentStatus' | 'finalTotal' | 'upiTransactionId'>;

/**
 * Tells what happens to the guest's money on cancellation; undefined if none was sent. Rule: the owner may override.
 */
export function moneyNotice({ paymentStatus, finalTotal, upiTransactionId }: Paid): string | undefined {
  const amount = formatRupees(finalTotal);
  if (paymentStatus === 'verified') {
    return `The payment of ${amount} is verified. Cancelling does not send it back: agree on a refund with the guest and transfer it yourself.`;
  }
  if (!AWAITING_VERIFICATION.includes(paymentStatus)) return undefined;
  const reference = upiTransactionId ? ` (UTR ${upiTransactionId})` : '';
  return `The guest says ${amount} has been paid${reference}, which is not verified yet. If it arrived, cancelling does not send it back: transfer it to the guest yourself.`;
}
