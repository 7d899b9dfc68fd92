import { addDays, daysBetween, istDate } from '../../timing/ist.ts';
import { percentOf } from '../../text/rupees.ts';
import type { BookingStatus } from '../booking/booking.ts';
import { returnedPercent, type CancellationTerm } from '../terms/cancellation-terms.ts';
import { REFUND_DAYS } from '../payment/refund.ts';

/** The refund if a guest cancels now. Amounts in whole rupees. */
export interface CancelQuote {
  confirmationCode: string;
  status: BookingStatus;
  /** Verified payments minus earlier refunds. */
  received: number;
  /** The part of `received` beyond the booking's total: it is refunded in full. */
  overpaid: number;
  /**
   * Paid according to the guest, and not yet verified; the same percentage of it is refunded once it is, and all of it
   * that is beyond the booking's total.
   */
  submitted: number;
  /**
   * What is refunded of `submitted` once all of it is verified: what is beyond the total too. Absent from a service of
   * the version before.
   */
  refundOfSubmitted?: number;
  /** The percentage of what was received for the stay that is refunded, 0 to 100. */
  percent: number;
  /** The refund of what was received. */
  refund: number;
  /** Whole days until check-in, negative once it has passed. */
  daysLeft: number;
  /** The day until which a refund is sent, `YYYY-MM-DD`. */
  dueOn: string;
}

/** A guest cancels; `refund`, `percent` and `refundOfSubmitted` are what the quote said: others are refused. */
export interface CancelStay {
  reason?: string;
  /** The UPI id or bank account for the refund. */
  refundTo?: string;
  refund?: number;
  /** The percentage that also applies to a payment not verified yet, which `refund` does not include. */
  percent?: number;
  refundOfSubmitted?: number;
}

interface Cancelled {
  confirmationCode: string;
  status: BookingStatus;
  checkinDate: string;
  /** Whole rupees. */
  finalTotal: number;
  terms: { cancellation: readonly CancellationTerm[] };
}

/**
 * The refund of what was received, in whole rupees: the percentage of what paid for the stay, and all that is beyond
 * its total. Rule: cancelling.
 */
export function refundShare(
  received: number,
  { finalTotal, percent }: { finalTotal: number; percent: number },
): number {
  const overpaid = overpaidOf(received, finalTotal);
  return percentOf(received - overpaid, percent) + overpaid;
}

/** `refundOfSubmitted`, and for a quote of the version before the percentage alone. Whole rupees. */
export const refundOnceVerified = ({ refundOfSubmitted, submitted, percent }: CancelQuote): number =>
  refundOfSubmitted ?? percentOf(submitted, percent);

const overpaidOf = (received: number, finalTotal: number): number => Math.max(received - finalTotal, 0);

/** The refund of a cancellation now: everything for a request, and by the terms for an agreed stay. */
export function cancelQuote(
  { confirmationCode, status, checkinDate, finalTotal, terms }: Cancelled,
  { received, waiting }: { received: number; waiting: number },
  now: Date,
): CancelQuote {
  const daysLeft = daysBetween(istDate(now), checkinDate);
  const percent = status === 'pending' ? 100 : returnedPercent(terms.cancellation, daysLeft);
  const refund = refundShare(received, { finalTotal, percent });
  return {
    ...{ confirmationCode, status, received, submitted: waiting, percent, daysLeft },
    overpaid: overpaidOf(received, finalTotal),
    refund,
    refundOfSubmitted: refundShare(received + waiting, { finalTotal, percent }) - refund,
    dueOn: addDays(istDate(now), REFUND_DAYS),
  };
}
