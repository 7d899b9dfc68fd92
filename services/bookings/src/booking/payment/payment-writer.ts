import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { paymentTransition, type PaymentAction } from '@farmhouse/contracts/transitions/payment-transitions';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../audit/actor.ts';
import { PaymentEntity } from './payment.entity.ts';

/** A payment that is submitted by the guest or recorded by the owner. */
export interface NewPayment {
  /** Whole rupees. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  notes?: string | null;
}

/** One transition of one payment. */
export type PaymentChange = Addition | { action: 'supersede'; payment: Payment } | ReviewedPayment;

/**
 * How the owner records a payment: `accept` from a bank line, also of a cancelled booking, `add` also while another one
 * awaits verification, `overpay` also when nothing is due any more, or the booking is cancelled.
 */
export type RecordingAction = 'record' | 'accept' | 'add' | 'overpay';

interface Addition {
  action: 'submit' | RecordingAction;
  payment: NewPayment;
}

export interface ReviewedPayment {
  /** `reverse` undoes a verification whose entry is corrected. */
  action: 'verify' | 'refuse' | 'reverse';
  /** With the amount that it has after the change. */
  payment: Payment;
  notes: string | null;
}

const ADDITIONS: readonly string[] = ['submit', 'record', 'accept', 'add', 'overpay'] satisfies Addition['action'][];

const isAddition = (change: PaymentChange): change is Addition => ADDITIONS.includes(change.action);

interface ChangeAuthor {
  actor: Actor;
  now: Date;
}

/** Throws when the transition table has no such transition, which is a programming error. */
function stateAfter(action: PaymentAction, from: Payment['state'] | 'new'): Payment['state'] {
  const transition = paymentTransition(action, from);
  if (!transition) throw new Error(`A payment that is ${from} cannot ${action}`);
  return transition.to;
}

/**
 * Stores one change of a booking's payments, for BookingWriter. Throws QueryFailedError for a UTR that another live
 * payment has.
 */
export async function writePayment(
  tx: EntityManager,
  bookingId: number,
  change: PaymentChange,
  { actor, now }: ChangeAuthor,
): Promise<void> {
  if (isAddition(change)) {
    const { amount, method, reference, notes = null } = change.payment;
    const recorder = change.action !== 'submit' ? { recordedBy: actor.name, recordedById: actor.id } : {};
    const state = stateAfter(change.action, 'new');
    await tx.insert(PaymentEntity, { bookingId, amount, method, reference, notes, state, at: now, ...recorder });
    return;
  }
  const { payment } = change;
  const state = stateAfter(change.action, payment.state);
  const verified = { verifiedAt: now, verifiedBy: actor.name, verifiedById: actor.id };
  await tx.update(PaymentEntity, payment.id, {
    state,
    ...('notes' in change ? { notes: change.notes, isReversed: change.action === 'reverse' } : {}),
    ...(state === 'verified' ? { ...verified, amount: payment.amount } : {}),
    ...(change.action === 'reverse' ? { verifiedAt: null, verifiedBy: null, verifiedById: null } : {}),
  });
}

/** Removes the payments of removed bookings, for BookingEraser. */
export async function deletePayments(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
  await tx.query('DELETE FROM payments WHERE booking_id = ANY($1)', [bookingIds]);
}

/** Drops the owner's notes on the payments of erased guests, for BookingEraser. */
export async function clearPaymentNotes(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
  await tx.query('UPDATE payments SET notes = NULL WHERE booking_id = ANY($1) AND notes IS NOT NULL', [bookingIds]);
}
