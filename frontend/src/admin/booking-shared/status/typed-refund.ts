import type { CancelBooking } from '@farmhouse/contracts/bookings/booking/status-change';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { isApiError } from '../../../shared/api/api-error.ts';
import { fieldErrors } from '../../ui/forms/report-outcome.ts';

/** The owner's input about a refund. */
export interface TypedRefund {
  amount: string;
  /** Set when everything is returned, also what is verified later; then the amount is what was received so far. */
  percent?: 100;
  reason: string;
  refundTo: string;
}

export const typedRefundOf = ({ refund }: CancelQuote): TypedRefund => ({
  amount: String(refund),
  reason: '',
  refundTo: '',
});

const OWNER_CANCELS = 'We cancel the stay';

/**
 * Everything that was received or is verified later, with a reason unless one was typed: the owner cancels. Rule:
 * cancelling.
 */
export const wholeRefund = ({ reason, refundTo }: TypedRefund, { received }: CancelQuote): TypedRefund => ({
  ...{ amount: String(received), percent: 100, refundTo },
  reason: reason.trim() ? reason : OWNER_CANCELS,
});

/** The refund by the terms again, with what else was typed. */
export const refundByTerms = ({ reason, refundTo }: TypedRefund, { refund }: CancelQuote): TypedRefund => ({
  ...{ amount: String(refund), refundTo },
  reason: reason === OWNER_CANCELS ? '' : reason,
});

/** True if there is something to decide on: money was received, or waits and is not returned in full by the terms. */
export const hasRefund = ({ received, submitted, percent }: CancelQuote): boolean =>
  received > 0 || (submitted > 0 && percent < 100);

/** Whole rupees from 0; undefined for anything else. */
function amountOf({ amount }: TypedRefund): number | undefined {
  const digits = amount.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** True if the refund is not that of the terms. */
export const isAnotherAmount = (typed: TypedRefund, { refund, percent }: CancelQuote): boolean =>
  typed.percent === undefined ? amountOf(typed) !== refund : typed.percent !== percent;

/** True if the owner may agree on another amount; a request returns everything. Rule: cancelling. */
export const mayDiffer = ({ status }: CancelQuote): boolean => status !== 'pending';

/**
 * What was typed under an earlier quote, under a newer one: an amount that was not changed follows the terms, and so
 * does any once the booking is a request.
 */
export function refundForNewQuote(typed: TypedRefund, earlier: CancelQuote, newer: CancelQuote): TypedRefund {
  if (!mayDiffer(newer)) return refundByTerms(typed, newer);
  if (typed.percent !== undefined) return { ...typed, amount: String(newer.received) };
  return isAnotherAmount(typed, earlier) ? typed : { ...typed, amount: String(newer.refund) };
}

/** True if the server has refused the refund, which other terms or payments may have changed since it was quoted. */
export const isRefundRefused = (error: unknown): boolean =>
  isApiError(error) && fieldErrors(error).some(({ path }) => path.startsWith('refund'));

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
  const amount = quote.received > 0 ? { refund: amountOf(typed) ?? quote.refund } : {};
  return {
    ...(typed.percent === undefined ? amount : { refundPercent: typed.percent }),
    ...(isAnotherAmount(typed, quote) ? { refundReason: reason.trim() } : {}),
    ...(refundTo.trim() ? { refundTo: refundTo.trim() } : {}),
  };
}
