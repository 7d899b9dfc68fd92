import { addDays, daysBetween, istDate } from '../timing/ist.ts';
import type { BookingStatus } from './booking.ts';
import type { CancellationTerm } from './cancellation-terms.ts';
import { REFUND_DAYS } from './cancellation.ts';

/** Longest UPI id or account that a guest gives for a refund. */
export const REFUND_TO_MAX_LENGTH = 100;

/** The refund if a guest cancels now. Amounts in whole rupees. */
export interface CancelQuote {
  confirmationCode: string;
  status: BookingStatus;
  /** Verified payments minus earlier refunds. */
  received: number;
  /** Paid according to the guest, and not yet verified; the same percentage of it is refunded once it is. */
  submitted: number;
  /** The percentage that is refunded, 0 to 100. */
  percent: number;
  /** The refund of what was received. */
  refund: number;
  /** Whole days until check-in, negative once it has passed. */
  daysLeft: number;
  /** The day until which a refund is sent, `YYYY-MM-DD`. */
  dueOn: string;
}

/** A guest cancels; `refund` is the amount shown before: another one is refused. */
export interface CancelStay {
  reason?: string;
  /** The UPI id or bank account for the refund. */
  refundTo?: string;
  refund?: number;
}

/** The percentage of what was paid that a cancellation this many days before check-in refunds, 0 to 100. */
export function returnedPercent(terms: readonly CancellationTerm[], daysLeft: number): number {
  return terms.find(({ days }) => daysLeft >= days)?.percent ?? 0;
}

/** A part of an amount in whole rupees, rounded down. Rule: whole rupees. */
export const partOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/** The UPI id in what a guest gave for the refund, for a payment link; undefined for a bank account. */
export function upiIdOf(refundTo: string | null): string | undefined {
  return refundTo?.match(/(?:^|\s)([A-Za-z0-9._-]{2,50}@[A-Za-z][A-Za-z0-9]{1,49})(?=$|\s)/)?.[1];
}

interface Cancelled {
  confirmationCode: string;
  status: BookingStatus;
  checkinDate: string;
  terms: { cancellation: readonly CancellationTerm[] };
}

/** The refund of a cancellation now: everything for a request, and by the terms for an agreed stay. */
export function cancelQuote(
  { confirmationCode, status, checkinDate, terms }: Cancelled,
  { received, waiting }: { received: number; waiting: number },
  now: Date,
): CancelQuote {
  const daysLeft = daysBetween(istDate(now), checkinDate);
  const percent = status === 'pending' ? 100 : returnedPercent(terms.cancellation, daysLeft);
  return {
    ...{ confirmationCode, status, received, submitted: waiting, percent, daysLeft },
    refund: partOf(received, percent),
    dueOn: addDays(istDate(now), REFUND_DAYS),
  };
}
