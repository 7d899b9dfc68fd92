import type { EntityManager } from 'typeorm';
import { isUndone } from '../booking/ledger/ledger.repository.ts';
import { bookingOf, bookingsWithAmountDue } from '../booking/payment/balance.sql.ts';
import { AGREED_REFUNDS } from '../booking/refund/agreed-refunds.ts';

/** SQL: which bookings a statement is about, by the column with their ids. */
type Among = (id: string) => string;

const all: Among = () => 'true';

/** The bookings whose ids are the statement's first parameter. */
const given: Among = (id) => `${id} = ANY($1)`;

const owing = (among: Among) => `
  FROM (
    SELECT b.*, missing, least(missing, b.final_total - due_total_of(b.final_total, b.terms, b.balance_due_on)) AS later
    FROM (${bookingsWithAmountDue(`stay.status IN ('confirmed', 'completed') AND ${among('stay.id')}`)}) AS open
    ${bookingOf('open.id')} AS b) AS b`;

/** Amounts that agreed stays owe, by the rule of `balanceOf`. */
export const OWING = owing(all);

const deposits = (among: Among) => `
  FROM (
    SELECT booking_id, sum(CASE WHEN kind = 'deposit_taken' THEN amount ELSE -amount END)::integer AS held
    FROM ledger_entries entry
    WHERE kind IN ('deposit_taken', 'deposit_returned', 'deposit_kept') AND ${among('booking_id')}
      AND NOT ${isUndone('entry.id')}
    GROUP BY booking_id) AS deposit
  ${bookingOf('deposit.booking_id')} AS b
  WHERE deposit.held > 0 AND b.archived_at IS NULL`;

/** Bookings with a deposit that was neither returned nor kept. */
export const DEPOSITS = deposits(all);

const refunds = (among: Among) => `
  FROM (
    SELECT booking_id, 'cancelled' AS cause, refund_to, due_on, received, amount - paid AS amount
    FROM (${AGREED_REFUNDS} WHERE booking.archived_at IS NULL AND ${among('booking.id')}) AS agreed
    UNION ALL
    SELECT stay.id, 'overpaid', NULL, NULL, paid.amount - stay.refunded, paid.amount - stay.refunded - stay.final_total
    FROM bookings stay
    JOIN (
      SELECT booking_id, sum(amount)::integer AS amount FROM payments WHERE state = 'verified' AND ${among('booking_id')}
      GROUP BY booking_id) AS paid ON paid.booking_id = stay.id
    WHERE stay.status IN ('pending', 'confirmed', 'completed') AND stay.archived_at IS NULL) AS refund
  WHERE refund.amount > 0`;

/** Refunds of cancellations, and overpayments of stays. Rule: cancelling. */
export const REFUNDS = refunds(all);

/** Payments that await the owner's decision. */
const waiting = (among: Among) => `
  FROM (
    SELECT booking_id, sum(amount)::integer AS amount
    FROM payments WHERE state IN ('submitted', 'recorded') AND ${among('booking_id')} GROUP BY booking_id) AS waiting
  JOIN bookings b ON b.id = waiting.booking_id AND b.archived_at IS NULL AND b.status <> 'cancelled'
  WHERE waiting.amount > 0`;

/** Amounts received for pending requests. */
const requested = (among: Among) => `
  FROM (
    SELECT booking_id, sum(amount)::integer AS amount
    FROM payments WHERE state = 'verified' AND ${among('booking_id')} GROUP BY booking_id) AS paid
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

const OF_BOOKING = 'JOIN bookings b ON b.id = refund.booking_id';

/** All unsettled amounts of the bookings. */
export function openMoneyOf(manager: EntityManager, bookingIds: readonly number[]): Promise<OpenMoney[]> {
  const of = (kind: OpenMoney['kind'], amount: string, from: (among: Among) => string) =>
    `SELECT b.confirmation_code AS "confirmationCode", '${kind}' AS kind, ${amount} AS amount ${from(given)}`;
  return manager.query<OpenMoney[]>(
    [
      of('owed', 'b.missing', owing),
      of('refund', 'refund.amount', (among) => `FROM (SELECT * ${refunds(among)}) AS refund ${OF_BOOKING}`),
      of('deposit', 'deposit.held', deposits),
      of('requested', 'paid.amount - b.refunded', requested),
      of('waiting', 'waiting.amount', waiting),
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
