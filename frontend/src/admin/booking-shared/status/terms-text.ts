import { refundOnceVerified, type CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** What the guest gets back by the terms, of what was received and of what is not verified yet, for the owner. */
export function termsText(quote: CancelQuote): string {
  const { status, received, overpaid, submitted, refund, percent, daysLeft } = quote;
  const amount = `${formatRupees(refund)} of ${formatRupees(received)}`;
  if (status === 'pending') return `A request gets everything back: ${amount}.`;
  const count = formatCount(Math.abs(daysLeft), 'day', 'days');
  const days = daysLeft === 0 ? 'on the day of check-in' : `${count} ${daysLeft < 0 ? 'after' : 'before'} check-in`;
  const ofSubmitted = `${formatRupees(refundOnceVerified(quote))} of the ${formatRupees(submitted)}`;
  const waiting = `${ofSubmitted} that is not verified yet, if it has arrived`;
  if (received === 0) return `By the terms the guest gets back ${waiting} (${days}).`;
  const later = submitted > 0 ? `, and ${waiting}` : '';
  const beyond = overpaid > 0 ? ` and all ${formatRupees(overpaid)} beyond the price` : '';
  return `By the terms the guest gets ${amount} back (${percent}%${beyond}, ${days})${later}.`;
}
