import type { PaymentStatus } from '../booking/booking.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * What one payment is: waiting for the owner (`submitted` by the guest, `recorded` by the owner), decided (`verified`,
 * `failed`), or `superseded` by the guest's next one before it was decided.
 */
export const PAYMENT_STATES = ['submitted', 'recorded', 'verified', 'failed', 'superseded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** One payment of a booking; a booking may have several, each of a partial amount or more than the total. */
export interface Payment {
  /** Increases with every payment of a booking. */
  id: number;
  /** Whole rupees. */
  amount: number;
  /** Null for payments older than this field. */
  method: PaymentMethod | null;
  /** With UPI the UTR, else any text; null when none was given. */
  reference: string | null;
  state: PaymentState;
  /** The admin who recorded it; null when the guest submitted it. */
  recordedBy: string | null;
  /** ISO instant of the submission or recording. */
  at: string;
  /** When and by whom it was verified. */
  verifiedAt: string | null;
  verifiedBy: string | null;
  /** What the owner wrote when recording, deciding or correcting. */
  notes: string | null;
  /** True for one that failed because its verification was undone by a correction, and not because it was refused. */
  isReversed: boolean;
}

/** The balance of a booking's payments. Amounts in whole rupees. */
export interface Balance {
  paymentStatus: PaymentStatus;
  /** Verified payments minus refunds. */
  received: number;
  /** Submitted or recorded, and undecided. */
  waiting: number;
  /** The unpaid part of the total; never negative. */
  due: number;
  /** The part of `due` that is not due yet; the guest is asked for the rest. Rule: advance and balance. */
  dueLater: number;
  /**
   * The current payment: the last undecided one, otherwise the last decided one, and once nothing more is due now the
   * last verified one; null while there is none.
   */
  paymentId: number | null;
  /** Its UTR. */
  upiTransactionId: string | null;
  paymentMethod: PaymentMethod | null;
  /** Whole rupees; null while there is none. */
  paymentAmount: number | null;
  /** Of a payment that is not by UPI. */
  paymentReference: string | null;
  paymentRecordedBy: string | null;
  paymentVerifiedAt: string | null;
  /** The owner's latest notes, for the owner. */
  paymentNotes: string | null;
  /** The owner's latest notes if they explain a refused payment: only these are for the guest. */
  refusalNotes: string | null;
  /** The last payment, if it was refused before it was due while the earlier ones are verified; otherwise null. */
  refusedEarly: { amount: number; reference: string | null } | null;
  /** How many references the guest has submitted. */
  submissions: number;
  /**
   * When the last reference was submitted, but not after the verified payment that is shown; without one before it,
   * when that payment was recorded. Null before the guest's first reference, and while none is current.
   */
  paymentSubmittedAt: string | null;
}

/** The amounts owed that a booking's payments are offset against. Whole rupees. */
export interface AmountsDue {
  total: number;
  /** The part of the total that is due by now: the advance alone until the balance is due. */
  dueTotal: number;
  /** What was paid back. */
  refunded: number;
  /** The part of `refunded` that has to be paid again; 0 for a cancelled booking. */
  owedAgain: number;
}

/** The amount that is due now, whole rupees. */
export const dueNow = ({ due, dueLater = 0 }: Pick<Balance, 'due'> & Partial<Pick<Balance, 'dueLater'>>): number =>
  due - dueLater;

/** The expected amount of the next payment, whole rupees: what is due now, otherwise all that is left. */
export const nextPaymentAmount = (balance: Pick<Balance, 'due'> & Partial<Pick<Balance, 'dueLater'>>): number =>
  dueNow(balance) || balance.due;

/**
 * The amount that verifying a payment counts as received by default, whole rupees: a guest's claim up to what is due,
 * and the full amount of a payment that the owner recorded. 0 when nothing is due any more.
 */
export function receivedByDefault({ amount, recordedBy }: Pick<Payment, 'amount' | 'recordedBy'>, due: number): number {
  return recordedBy === null ? Math.min(amount, due) : amount;
}

/** Payment statuses in which the guest still has to pay. */
const UNPAID: readonly PaymentStatus[] = ['pending', 'failed'];

/** True while a payment is expected: none was submitted or recorded, or the last one was refused. */
export function isUnpaid({ paymentStatus }: Pick<Balance, 'paymentStatus'>): boolean {
  return UNPAID.includes(paymentStatus);
}

/** True for a booking that costs nothing and has no undecided payment. Rule: nothing is due before confirmation. */
export function isFree({
  finalTotal,
  paymentStatus,
}: { finalTotal: number } & Pick<Balance, 'paymentStatus'>): boolean {
  return finalTotal === 0 && paymentStatus === 'verified';
}

/** True if a payment awaits the owner's decision. */
export const isWaiting = ({ state }: Pick<Payment, 'state'>): boolean => state === 'submitted' || state === 'recorded';

/**
 * The last undecided payment, otherwise the last decided one. It is the current payment of a balance unless nothing more
 * is due now.
 */
export function lastPayment<P extends Pick<Payment, 'state'>>(payments: readonly P[]): P | undefined {
  return payments.findLast(isWaiting) ?? payments.findLast(({ state }) => state !== 'superseded');
}

/**
 * An undecided payment takes precedence over a decided one; `verified` means that nothing more is due now, including
 * when the booking costs nothing. Rule: nothing is due before confirmation.
 */
function statusOf(payments: readonly Payment[], requestedAmount: number): PaymentStatus {
  const waiting = payments.findLast(isWaiting);
  if (waiting) return waiting.state === 'submitted' ? 'pending_verification' : 'paid';
  if (requestedAmount === 0) return 'verified';
  return lastPayment(payments)?.state === 'failed' ? 'failed' : 'pending';
}

/** The fields of a balance that are taken from one of its payments. */
export function fieldsOfPayment(payment: Payment | undefined) {
  const isUpi = payment?.method === 'upi';
  return {
    paymentId: payment?.id ?? null,
    upiTransactionId: isUpi ? payment.reference : null,
    paymentMethod: payment?.method ?? null,
    paymentAmount: payment?.amount ?? null,
    paymentReference: isUpi ? null : (payment?.reference ?? null),
    paymentRecordedBy: payment?.recordedBy ?? null,
    paymentVerifiedAt: payment?.verifiedAt ?? null,
  } satisfies Partial<Balance>;
}

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * True once the owner has set the notes of a payment, which may be empty: when recording it and with every decision.
 */
const hasOwnersNotes = ({ state, recordedBy }: Payment): boolean =>
  recordedBy !== null || state === 'recorded' || state === 'verified' || state === 'failed';

/** The current payment of a balance: a refused balance leaves what was verified before as it is. */
function currentPayment(payments: readonly Payment[], status: PaymentStatus): Payment | undefined {
  const verified = status === 'verified' ? payments.findLast(({ state }) => state === 'verified') : undefined;
  return verified ?? lastPayment(payments);
}

function submittedAt(payments: readonly Payment[], submissions: number, status: PaymentStatus): string | null {
  if (submissions === 0 || UNPAID.includes(status)) return null;
  const shown = currentPayment(payments, status);
  const verified = shown?.state === 'verified' ? shown : undefined;
  const given = verified ? payments.slice(0, payments.indexOf(verified) + 1) : payments;
  return given.findLast(({ method, reference }) => method === 'upi' && reference !== null)?.at ?? verified?.at ?? null;
}

/**
 * The balance of a booking's payments, oldest first: the single rule behind every answer, screen and mail. The database
 * derives `paymentStatus` by the same rule, for lists (`payment_status_of`).
 */
export function balanceOf(payments: readonly Payment[], { total, dueTotal, refunded, owedAgain }: AmountsDue): Balance {
  const verified = sumOf(payments.filter(({ state }) => state === 'verified'));
  const due = Math.max(total - verified + owedAgain, 0);
  const dueLater = Math.min(due, total - dueTotal);
  const paymentStatus = statusOf(payments, due - dueLater);
  const submissions = payments.filter(({ recordedBy, reference }) => recordedBy === null && reference !== null).length;
  const last = lastPayment(payments);
  const isRefusedEarly = paymentStatus === 'verified' && last?.state === 'failed' && !last.isReversed;
  const noted = payments.findLast(hasOwnersNotes);
  return {
    paymentStatus,
    received: verified - refunded,
    waiting: sumOf(payments.filter(isWaiting)),
    due,
    dueLater,
    ...fieldsOfPayment(currentPayment(payments, paymentStatus)),
    paymentNotes: noted?.notes ?? null,
    refusalNotes: noted?.state === 'failed' && !noted.isReversed ? noted.notes : null,
    refusedEarly: isRefusedEarly && due > 0 ? { amount: last.amount, reference: last.reference } : null,
    submissions,
    paymentSubmittedAt: submittedAt(payments, submissions, paymentStatus),
  };
}
