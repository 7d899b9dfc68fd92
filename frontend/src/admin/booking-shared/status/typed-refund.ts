import type { CancelBooking } from '@farmhouse/contracts/bookings/booking/status-change';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The owner's input about a refund. */
export interface TypedRefund {
  amount: string;
  reason: string;
  refundTo: string;
}

export const typedRefundOf = ({ refund }: CancelQuote): TypedRefund => ({
  amount: String(refund),
  reason: '',
  refundTo: '',
});

/** Everything that was received, with a reason unless one was typed: the owner cancels. Rule: cancelling. */
export const wholeRefund = ({ reason, refundTo }: TypedRefund, { received }: CancelQuote): TypedRefund => ({
  amount: String(received),
  reason: reason.trim() ? reason : 'We cancel the stay',
  refundTo,
});

/** Whole rupees from 0; undefined for anything else. */
function amountOf({ amount }: TypedRefund): number | undefined {
  const digits = amount.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

export const isAnotherAmount = (typed: TypedRefund, { refund }: CancelQuote): boolean => amountOf(typed) !== refund;

/** The error text; undefined if the input is valid. */
export function refundProblem(typed: TypedRefund, quote: CancelQuote): string | undefined {
  const amount = amountOf(typed);
  if (amount === undefined) return 'Enter the amount in whole rupees';
  if (amount > quote.received) return `Only ${formatRupees(quote.received)} was received`;
  if (isAnotherAmount(typed, quote) && !typed.reason.trim()) return 'Please say why it is another amount';
  return undefined;
}

/** The typed refund as the body of the cancellation request. Only for valid input. */
export function refundBody(typed: TypedRefund, quote: CancelQuote): Omit<CancelBooking, 'reason'> {
  const { reason, refundTo } = typed;
  return {
    refund: amountOf(typed) ?? quote.refund,
    ...(isAnotherAmount(typed, quote) ? { refundReason: reason.trim() } : {}),
    ...(refundTo.trim() ? { refundTo: refundTo.trim() } : {}),
  };
}
