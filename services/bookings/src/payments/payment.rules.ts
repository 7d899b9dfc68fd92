import { isTakenByStay, TAKEN_BY_BLOCK } from '@farmhouse/contracts/bookings/availability/dates-taken';
import { MAX_PAYMENT_SUBMISSIONS } from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import {
  isWaiting,
  receivedByDefault,
  nextPaymentAmount,
  type Balance,
  type Payment,
} from '@farmhouse/contracts/bookings/payment/payment';
import { paymentRejection, type PaymentAction } from '@farmhouse/contracts/transitions/payment-transitions';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { PaymentConflict, TooManySubmissions } from './payment.errors.ts';

/** Throws PaymentConflict unless the payment transition table allows the action now. */
export function assertPaymentAction(
  action: PaymentAction,
  { status, finalTotal }: Pick<BookingEntity, 'status' | 'finalTotal'>,
  { paymentStatus, due }: Pick<Balance, 'paymentStatus' | 'due'>,
): void {
  const refusal = paymentRejection(action, { status, paymentStatus, due, finalTotal });
  if (refusal) throw new PaymentConflict(refusal);
}

/** Throws TooManySubmissions unless the guest may submit another reference. */
export function assertSubmissionsLeft({ submissions }: Pick<Balance, 'submissions'>): void {
  if (submissions >= MAX_PAYMENT_SUBMISSIONS) throw new TooManySubmissions();
}

/** Throws InvalidInput when a guest claims to have sent more than is left to pay. Rule: advance and balance. */
export function assertPayable(amount: number | undefined, { due }: Pick<Balance, 'due'>): void {
  if (amount === undefined || amount <= due) return;
  const left = formatRupees(due);
  const message = `${left} is left to pay for this booking. If you have sent more, enter ${left}: we see what has arrived.`;
  throw new InvalidInput([{ path: 'amount', message }]);
}

/**
 * The guest's payment that a new reference without an amount is assumed to correct: the last undecided one, otherwise
 * one that was refused and that no other payment has followed.
 */
function corrected(payments: readonly Payment[]): Payment | undefined {
  const waiting = payments.findLast(({ state }) => state === 'submitted');
  if (waiting) return waiting;
  const last = payments.findLast(({ state }) => state !== 'superseded' && state !== 'recorded');
  return last?.recordedBy === null && last.state === 'failed' && !last.isReversed ? last : undefined;
}

/**
 * The claimed amount of a reference without an amount, whole rupees: that of the reference it corrects, at most what is
 * due; else what is due now minus what the owner has recorded, or all that is due now when this leaves nothing.
 */
export function defaultClaim(payments: readonly Payment[], balance: Pick<Balance, 'due' | 'dueLater'>): number {
  const before = corrected(payments);
  if (before) return Math.min(before.amount, balance.due);
  const recorded = payments.filter(({ state }) => state === 'recorded').reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(balance.due - recorded, 0);
  return nextPaymentAmount({ due, dueLater: Math.min(balance.dueLater, due) }) || nextPaymentAmount(balance);
}

/**
 * The amount of a payment that the owner verifies without naming one, whole rupees. Throws InvalidInput when nothing is
 * due any more, because then only the owner knows what arrived.
 */
export function defaultReceivedAmount(payment: Payment, { due }: Pick<Balance, 'due'>): number {
  const received = receivedByDefault(payment, due);
  if (received > 0) return received;
  throw new InvalidInput([{ path: 'amount', message: 'Nothing is due for this booking any more: enter what arrived' }]);
}

/**
 * The payment to decide on: the current one of the balance, or the one with the id if it is undecided; otherwise
 * undefined.
 */
export function paymentToReview(
  payments: readonly Payment[],
  { paymentId }: Pick<Balance, 'paymentId'>,
  id: number | null = paymentId,
): Payment | undefined {
  return payments.find((payment) => payment.id === id && (id === paymentId || isWaiting(payment)));
}

/**
 * Why the payment that was just verified did not confirm its booking, for the owner; undefined when the stay is
 * confirmed. `takenBy` is the conflict of a pending booking's dates: a stay's code, `block`, or a calendar; null when
 * nobody has them.
 */
export function notConfirmedMessage(status: BookingStatus, takenBy: string | null): string | undefined {
  switch (status) {
    case 'pending':
      if (takenBy === null) return 'The payment is verified. The booking stays pending.';
      if (isTakenByStay(takenBy)) {
        return `The payment is verified, but the dates were just confirmed for another guest (${takenBy}). The booking stays pending.`;
      }
      return `The payment is verified, but ${takenBy === TAKEN_BY_BLOCK ? 'your own block' : takenBy} has the dates. The booking stays pending.`;
    case 'cancelled':
      return 'The payment is verified, but the booking was cancelled before and stays cancelled.';
    default:
      return undefined;
  }
}
