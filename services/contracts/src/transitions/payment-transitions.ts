import type { EventType } from '../events/events.ts';
import type { MailKind } from '../messages/mails.ts';
import type { TransitionActor } from './booking-transitions.ts';
import type { BookingStatus, PaymentStatus } from '../bookings/booking/booking.ts';
import type { PaymentState } from '../bookings/payment/payment.ts';

export type PaymentAction =
  'submit' | 'supersede' | 'record' | 'accept' | 'add' | 'overpay' | 'verify' | 'refuse' | 'reverse';

export interface PaymentTransition {
  action: PaymentAction;
  /** `new`: there was no such payment before. */
  from: readonly (PaymentState | 'new')[];
  to: PaymentState;
  by: readonly TransitionActor[];
  /**
   * The message with which it is refused, by the booking's status or payment status, or because the booking costs
   * nothing; possible in all other cases.
   */
  refused: { readonly [S in PaymentStatus | 'cancelled' | 'free']?: string };
  /** Also possible while `verified`, as long as a balance that is due later is left. */
  untilPaid?: true;
  /** A further precondition. */
  guard?: 'fewer than five references, and no other live payment has its UTR' | 'no other live payment has its UTR';
  sets?: 'verified at and by';
  event?: EventType;
  mails?: readonly MailKind[];
}

const DECIDED = 'This payment is already verified.';
const NOTHING = 'The guest has not paid yet; there is nothing to verify.';
const WAITS = 'A payment waits to be verified already; verify it or mark it as failed first.';
const FREE = 'There is nothing to pay for this booking.';
const VERIFIED = 'The payment of this booking is already verified.';
const NOT_PAYABLE = {
  free: FREE,
  cancelled: 'This booking was cancelled; no payment is needed.',
  verified: VERIFIED,
};

/** Every possible change of a payment's state. */
export const PAYMENT_TRANSITIONS: readonly PaymentTransition[] = [
  {
    action: 'submit',
    ...{ from: ['new'], to: 'submitted', by: ['guest'], refused: NOT_PAYABLE, untilPaid: true },
    guard: 'fewer than five references, and no other live payment has its UTR',
    ...{ event: 'payment.submitted', mails: ['payment-received', 'payment-received-owner'] },
  },
  { action: 'supersede', from: ['submitted'], to: 'superseded', by: ['guest'], refused: NOT_PAYABLE },
  {
    action: 'record',
    ...{ from: ['new'], to: 'recorded', by: ['owner'], guard: 'no other live payment has its UTR' },
    refused: { ...NOT_PAYABLE, paid: WAITS, pending_verification: WAITS },
    untilPaid: true,
  },
  {
    // the payment that a bank line shows: as `record`, and also when the booking is cancelled
    action: 'accept',
    ...{ from: ['new'], to: 'recorded', by: ['owner'], guard: 'no other live payment has its UTR' },
    refused: { free: FREE, verified: VERIFIED, paid: WAITS, pending_verification: WAITS },
    untilPaid: true,
  },
  {
    // another payment beside those that wait
    action: 'add',
    ...{ from: ['new'], to: 'recorded', by: ['owner'], guard: 'no other live payment has its UTR' },
    refused: NOT_PAYABLE,
    untilPaid: true,
  },
  {
    // as `add`, and also when nothing is due any more or the booking is cancelled: the guest then has a credit, or a
    // refund by what was agreed on
    action: 'overpay',
    ...{ from: ['new'], to: 'recorded', by: ['owner'], guard: 'no other live payment has its UTR' },
    refused: { free: FREE },
  },
  {
    action: 'verify',
    ...{ from: ['submitted', 'recorded', 'failed'], to: 'verified', by: ['owner'] },
    ...{ refused: { pending: NOTHING, verified: DECIDED, free: FREE }, guard: 'no other live payment has its UTR' },
    ...{ sets: 'verified at and by', event: 'payment.verified', mails: ['payment-verified'] },
  },
  {
    action: 'refuse',
    ...{ from: ['submitted', 'recorded', 'failed'], to: 'failed', by: ['owner'] },
    refused: { pending: NOTHING, verified: DECIDED, free: FREE },
    ...{ event: 'payment.failed', mails: ['payment-failed'] },
  },
  { action: 'reverse', from: ['verified'], to: 'failed', by: ['owner'], refused: {} },
];

/** The row for an action on a payment in a state; undefined when it is not possible there. */
export function paymentTransition(action: PaymentAction, from: PaymentState | 'new'): PaymentTransition | undefined {
  return PAYMENT_TRANSITIONS.find((row) => row.action === action && row.from.includes(from));
}

interface Payable {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Whole rupees. */
  due: number;
  finalTotal: number;
}

/** Why an action is not possible for the payments of a booking; undefined when it is. */
export function paymentRejection(
  action: PaymentAction,
  { status, paymentStatus, due, finalTotal }: Payable,
): string | undefined {
  const { refused = {}, untilPaid } = PAYMENT_TRANSITIONS.find((row) => row.action === action) ?? {};
  if (status === 'cancelled' && refused.cancelled) return refused.cancelled;
  const isSettled = finalTotal === 0 && (untilPaid || paymentStatus === 'verified');
  if (isSettled && refused.free) return refused.free;
  if (!untilPaid) return refused[paymentStatus];
  if (due === 0) return refused[paymentStatus] ?? refused.verified;
  return paymentStatus === 'verified' ? undefined : refused[paymentStatus];
}
