import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type Paid = Pick<BookingView, 'paymentStatus' | 'finalTotal' | 'received' | 'paymentAmount' | 'upiTransactionId'>;

/**
 * What happens to the guest's money on cancellation: to the amount received, and to a payment pending verification;
 * undefined if no money was sent. Rule: the owner may override.
 */
export function moneyNotice(booking: Paid): string | undefined {
  return [verifiedNotice(booking), slowRequestNotice(booking)].filter(Boolean).join(' ') || undefined;
}

function verifiedNotice({ received }: Paid): string | undefined {
  if (received <= 0) return undefined;
  return `The payment of ${formatRupees(received)} is verified. Cancelling does not send it back: what is to be returned is listed under Payments, Refunds, until you have paid it.`;
}

function slowRequestNotice({ paymentStatus, finalTotal, paymentAmount, upiTransactionId }: Paid): string | undefined {
  if (!AWAITING_VERIFICATION.includes(paymentStatus)) return undefined;
  const amount = formatRupees(paymentAmount ?? finalTotal);
  const reference = upiTransactionId ? ` (UTR ${upiTransactionId})` : '';
  return `The guest says ${amount} has been paid${reference}, which is not verified yet. If it arrived, verify it: what is to be returned is then listed under Payments, Refunds.`;
}
