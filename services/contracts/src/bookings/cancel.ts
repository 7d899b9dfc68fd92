import { addDays, daysBetween, istDate } from '../timing/ist.ts';
import type { BookingStatus } from './booking.ts';
import type { CancellationTerm } from './cancellation-terms.ts';
import { REFUND_DAYS } from './cancellation.ts';

/** Longest UPI id or account that a guest gives for a refund. */
export const REFUND_TO_MAX_LENGTH = 100;

/** What a guest who cancels now gets back. Amounts in whole rupees. */
export interface CancelQuote {
  confirmationCode: string;
  status: BookingStatus;
  /** Paid, less what was paid back already. */
  received: number;
  /** Paid as the guest says, and not verified yet; the same part of it is returned once it is. */
  submitted: number;
  /** The part that is returned, 0 to 100. */
  percent: number;
  /** Of what was received. */
  refund: number;
  /** Whole days until check-in, negative once it has passed. */
  daysLeft: number;
  /** The day until which a refund is sent, `YYYY-MM-DD`. */
  dueOn: string;
}

/** A guest cancels; `refund` is the amount that was shown: a guest never agrees to another one. */
export interface CancelStay {
  reason?: string;
  /** The UPI id or bank account for the refund. */
  refundTo?: string;
  refund?: number;
}

/** The part of what was paid that a cancellation returns so many days before check-in, 0 to 100. */
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

/** What a cancellation returns now: everything of a request, and what the terms say of an agreed stay. */
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
