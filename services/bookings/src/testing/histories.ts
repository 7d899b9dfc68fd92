import { balanceOf, lastPayment, receivedByDefault, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { MAX_PAYMENT_SUBMISSIONS } from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { bookingTransition, type BookingAction } from '@farmhouse/contracts/transitions/booking-transitions';
import {
  paymentRejection,
  paymentTransition,
  type PaymentAction,
} from '@farmhouse/contracts/transitions/payment-transitions';
import { dueAtOnce } from '@farmhouse/contracts/testing/owed';
import fc from 'fast-check';
import { defaultClaim } from '../payments/payment.rules.ts';

/** One call about a booking, by the guest, the owner or a scheduled job. */
export type Step =
  | { act: 'confirm' | 'cancel' | 'complete' }
  | { act: 'override'; to: BookingStatus }
  | { act: 'submit'; utr: string }
  | { act: 'record'; method: 'cash' | 'upi'; notes: string | null }
  | { act: 'verify'; amount: number | undefined; notes: string | null }
  | { act: 'refuse'; notes: string | null };

const UTRS = ['111111111111', '222222222222', '333333333333'];
const notes = fc.constantFrom(null, 'seen', 'nothing arrived');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constantFrom('confirm', 'cancel', 'complete') }),
  fc.record({ act: fc.constant('override'), to: fc.constantFrom('pending', 'confirmed', 'cancelled', 'completed') }),
  fc.record({ act: fc.constant('submit'), utr: fc.constantFrom(...UTRS) }),
  fc.record({ act: fc.constant('record'), method: fc.constantFrom('cash', 'upi'), notes }),
  fc.record({ act: fc.constant('verify'), amount: fc.constantFrom(undefined, 1, 2000, 5100, 9000), notes }),
  fc.record({ act: fc.constant('refuse'), notes }),
);

export const histories = (maxLength: number): fc.Arbitrary<Step[]> => fc.array(step, { minLength: 1, maxLength });

export interface Model {
  status: BookingStatus;
  payments: Payment[];
  /** The audited steps: `from>to`. */
  history: string[];
}

export const TOTAL = 5100;

export const newModel = (): Model => ({ status: 'pending', payments: [], history: [] });

const statusOf = ({ payments }: Model) => balanceOf(payments, dueAtOnce(TOTAL)).paymentStatus;

function changeStatus(model: Model, action: BookingAction, to?: BookingStatus): boolean {
  const by = action === 'complete' ? 'system' : 'owner';
  const transition = bookingTransition(action, model.status, by, to);
  if (!transition) return false;
  if (transition.to === model.status) throw new Error('A transition of the status changes it');
  model.history.push(`${model.status}>${transition.to}`);
  model.status = transition.to;
  return true;
}

function settle(payment: Payment, action: PaymentAction, given: string | null): void {
  const transition = paymentTransition(action, payment.state);
  if (!transition) throw new Error(`No row of the table: ${action} ${payment.state}`);
  payment.state = transition.to;
  if (action !== 'supersede') payment.notes = given;
  if (transition.sets) [payment.verifiedAt, payment.verifiedBy] = [payment.at, 'owner'];
}

const isSubmitted = ({ state }: Payment): boolean => state === 'submitted';

function addPayment(model: Model, action: 'submit' | 'record', part: Partial<Payment>): void {
  const transition = paymentTransition(action, 'new');
  if (!transition) throw new Error(`No row of the table: ${action}`);
  model.payments.push({
    ...{
      id: model.payments.length + 1,
      amount: balanceOf(model.payments, dueAtOnce(TOTAL)).due,
      at: '2027-03-01T09:00:00.000Z',
    },
    ...{
      method: 'upi',
      reference: null,
      verifiedAt: null,
      verifiedBy: null,
      recordedBy: null,
      notes: null,
      isReversed: false,
    },
    state: transition.to,
    ...part,
  });
}

function changePayments(model: Model, next: Exclude<Step, { act: 'confirm' | 'cancel' | 'complete' | 'override' }>) {
  const before = balanceOf(model.payments, dueAtOnce(TOTAL));
  if (
    paymentRejection(next.act, {
      status: model.status,
      paymentStatus: before.paymentStatus,
      due: before.due,
      finalTotal: TOTAL,
    })
  )
    return false;
  if (next.act === 'submit') {
    const isAwaited = before.paymentStatus === 'pending_verification' && before.upiTransactionId === next.utr;
    if (isAwaited) return true;
    if (before.submissions >= MAX_PAYMENT_SUBMISSIONS) return false;
    const isUsed = model.payments.some(({ reference, state }) => reference === next.utr && state === 'verified');
    if (isUsed) return false;
    const amount = defaultClaim(model.payments, before);
    for (const payment of model.payments.filter(isSubmitted)) settle(payment, 'supersede', null);
    addPayment(model, 'submit', { reference: next.utr, amount });
  } else if (next.act === 'record') {
    addPayment(model, 'record', { method: next.method, notes: next.notes, recordedBy: 'owner' });
  } else {
    const current = lastPayment(model.payments);
    if (!current) throw new Error('The table allows a decision without a payment');
    settle(current, next.act, next.notes);
    if (next.act === 'verify') current.amount = next.amount ?? receivedByDefault(current, before.due);
  }
  model.history.push(`${before.paymentStatus}>${statusOf(model)}`);
  if (next.act === 'verify' && model.status === 'pending') changeStatus(model, 'confirm with payment');
  return true;
}

/** Applies a step by the transition tables only; false if they refuse it. */
export function applyStep(model: Model, next: Step): boolean {
  switch (next.act) {
    case 'confirm':
      return model.status === 'confirmed' || changeStatus(model, 'confirm');
    case 'cancel':
      return changeStatus(model, 'cancel');
    case 'complete':
      changeStatus(model, 'complete');
      return true;
    case 'override':
      return model.status === next.to || changeStatus(model, 'override', next.to);
    default:
      return changePayments(model, next);
  }
}
