import type { EntityManager } from 'typeorm';
import { receivedOf } from '../booking/payment/balance.sql.ts';
import { AGREED_REFUNDS } from '../booking/refund/agreed-refunds.ts';

/** SQL: false if a booking certainly owes nothing; one whose balance is due later may already be verified. */
export const MAY_OWE = `(payment_status <> 'verified' OR balance_due_on IS NOT NULL)`;

/** Amounts that agreed stays owe, by the rule of `balanceOf`. */
export const OWING = `
  FROM (
    SELECT bookings.*, final_total - received AS missing,
      least(final_total - received, final_total - due_total_of(final_total, terms, balance_due_on)) AS later
    FROM bookings CROSS JOIN LATERAL ${receivedOf('bookings')} AS paid
    WHERE status IN ('confirmed', 'completed') AND archived_at IS NULL
      AND ${MAY_OWE}) AS b
  WHERE b.missing > 0`;

/** Bookings with a deposit that was neither returned nor kept. */
export const DEPOSITS = `
  FROM (
    SELECT booking_id FROM ledger_entries WHERE kind = 'deposit_taken' GROUP BY booking_id) AS taken
  JOIN bookings b ON b.id = taken.booking_id AND b.archived_at IS NULL
  CROSS JOIN LATERAL ledger_sums(b.id) AS sums
  WHERE sums.deposit_taken > sums.deposit_returned + sums.deposit_kept`;

/** Refunds of cancellations, and overpayments of stays. Rule: cancelling. */
export const REFUNDS = `
  FROM (
    SELECT booking_id, 'cancelled' AS cause, refund_to, due_on, received, amount - paid AS amount
    FROM (${AGREED_REFUNDS}) AS agreed
    UNION ALL
    SELECT booking.id, 'overpaid', NULL, NULL, paid.received, paid.received - booking.final_total
    FROM bookings booking CROSS JOIN LATERAL ${receivedOf('booking')} AS paid
    WHERE booking.status <> 'cancelled' AND paid.received > booking.final_total) AS refund
  JOIN bookings b ON b.id = refund.booking_id AND b.archived_at IS NULL
  WHERE refund.amount > 0`;

/** Payments that await the owner's decision. */
const WAITING = `
  FROM (
    SELECT booking_id, sum(amount)::integer AS amount
    FROM payments WHERE state IN ('submitted', 'recorded') GROUP BY booking_id) AS waiting
  JOIN bookings b ON b.id = waiting.booking_id AND b.archived_at IS NULL AND b.status <> 'cancelled'
  WHERE waiting.amount > 0`;

/** Amounts received for pending requests. */
const REQUESTED = `
  FROM (
    SELECT booking_id, sum(amount)::integer AS amount FROM payments WHERE state = 'verified' GROUP BY booking_id) AS paid
  JOIN bookings b ON b.id = paid.booking_id AND b.archived_at IS NULL AND b.status = 'pending'
  WHERE paid.amount > b.refunded`;

/**
 * `owed`: by the guest. `refund`, `deposit`: to the guest. `requested`: received for a pending request. `waiting`:
 * paid, and not decided. Whole rupees.
 */
export interface OpenMoney {
  confirmationCode: string;
  kind: 'owed' | 'refund' | 'deposit' | 'requested' | 'waiting';
  amount: number;
}

/** All unsettled amounts of the bookings. */
export function openMoneyOf(manager: EntityManager, bookingIds: readonly number[]): Promise<OpenMoney[]> {
  const of = (kind: OpenMoney['kind'], amount: string, from: string) =>
    `SELECT b.confirmation_code AS "confirmationCode", '${kind}' AS kind, ${amount} AS amount ${from} AND b.id = ANY($1)`;
  return manager.query<OpenMoney[]>(
    [
      of('owed', 'b.missing', OWING),
      of('refund', 'refund.amount', REFUNDS),
      of('deposit', 'sums.deposit_taken - sums.deposit_returned - sums.deposit_kept', DEPOSITS),
      of('requested', 'paid.amount - b.refunded', REQUESTED),
      of('waiting', 'waiting.amount', WAITING),
    ].join(' UNION ALL '),
    [bookingIds],
  );
}

/** Money that belongs to the guest: to be returned, or received for a pending request. */
export type MoneyOfGuest = OpenMoney & { kind: 'refund' | 'deposit' | 'requested' };

const isOfGuest = (open: OpenMoney): open is MoneyOfGuest => open.kind !== 'owed' && open.kind !== 'waiting';

/** The guests' money that the bookings hold. */
export async function guestsMoneyOf(manager: EntityManager, bookingIds: readonly number[]): Promise<MoneyOfGuest[]> {
  return (await openMoneyOf(manager, bookingIds)).filter(isOfGuest);
}
