import { refundShare, type CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import type { AgreedRefund } from '@farmhouse/contracts/bookings/payment/refund';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';
import { receivedOf } from '../payment/balance.sql.ts';
import { isUndone, lastEntryOf, lastRefundEntry } from '../ledger/ledger.repository.ts';
import { AgreedRefundEntity } from './agreed-refund.entity.ts';

/** The refund of what was received, as `refundShare` has it; NULL if that is NULL, which `least` alone ignores. */
const share = (received: string) => {
  const forTheStay = `least(${received}, booking.final_total)`;
  return `(${received} - ${forTheStay} + (${forTheStay}::bigint * agreed.percent / 100)::integer)`;
};

/**
 * True for a refund by the terms as the version before stored it: a percentage also of what was beyond the total. Such
 * an amount is no difference that the owner agreed on.
 */
const IS_PLAIN_PERCENTAGE = `(agreed.reason IS NULL
  AND agreed.amount = (agreed.received::bigint * agreed.percent / 100)::integer)`;

/**
 * The total refund of every cancelled booking (`amount`), how much of it was `paid`, and how much is `received` now;
 * the single rule behind lists, pages and sums. The refund is the agreed percentage of what was received for the stay,
 * before the cancellation or after it, and all that is beyond its total, plus or minus the difference that the owner
 * agreed on, and never more than was received. Refunds from before the cancellation do not count. Corrected entries are
 * left out, so that a correction changes the refund, and repeating the corrected entry restores it. A condition on
 * `booking` may follow. Rule: cancelling.
 */
export const AGREED_REFUNDS = `
  SELECT agreed.booking_id, agreed.refund_to, agreed.due_on, agreed.reason, now.received,
    booking.refunded - earlier.refunded AS paid,
    least(base.received, greatest(0, ${share('base.received')}
      + CASE WHEN ${IS_PLAIN_PERCENTAGE} AND base.received <> agreed.received THEN 0
        ELSE coalesce(agreed.amount - ${share('agreed.received')}, 0) END)) AS amount
  FROM agreed_refunds agreed
  JOIN bookings booking ON booking.id = agreed.booking_id AND booking.status = 'cancelled'
  CROSS JOIN LATERAL ${receivedOf('booking')} AS now
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(entry.amount), 0)::integer AS refunded FROM ledger_entries entry
    WHERE booking.refunded > 0 AND entry.booking_id = booking.id AND entry.kind = 'refund'
      AND entry.id <= agreed.last_entry
      AND NOT ${isUndone('entry.id')}) AS earlier
  CROSS JOIN LATERAL (SELECT now.received + booking.refunded - earlier.refunded AS received) AS base`;

/** An amount or a percentage that the owner agrees on instead of the terms, and its destination. */
export interface RequestedRefund {
  /** Whole rupees. */
  amount?: number;
  /** Of everything that was received for the stay, before the cancellation or after it; 0 to 100. */
  percent?: number;
  reason?: string;
  refundTo?: string;
}

/** Stores the refund of a cancellation. */
export async function agreeOnRefund(
  tx: EntityManager,
  { id, refunded, finalTotal }: Pick<BookingEntity, 'id' | 'refunded' | 'finalTotal'>,
  { received, percent: byTerms, dueOn }: CancelQuote,
  { percent = byTerms, amount = refundShare(received, { finalTotal, percent }), reason, refundTo }: RequestedRefund,
): Promise<AgreedRefundEntity> {
  return tx.save(AgreedRefundEntity, {
    ...{ bookingId: id, amount, percent, dueOn, received, refundedBefore: refunded },
    ...{ lastEntry: await lastEntryOf(tx, id), refundTo: refundTo ?? null, reason: reason ?? null },
  });
}

/** Deletes the agreed refund of a booking that is no longer cancelled. */
export async function dropAgreedRefund(tx: EntityManager, bookingId: number): Promise<void> {
  await tx.delete(AgreedRefundEntity, { bookingId });
}

/** The refund of a cancelled booking, and how much of it was paid; null for any other booking. */
export async function agreedRefundOf(manager: EntityManager, bookingId: number): Promise<AgreedRefund | null> {
  const [agreed] = await manager.query<Omit<AgreedRefund, 'lastPaid'>[]>(
    `SELECT amount, paid, refund_to AS "refundTo", due_on::text AS "dueOn", reason
     FROM (${AGREED_REFUNDS}) AS agreed WHERE booking_id = $1`,
    [bookingId],
  );
  if (!agreed) return null;
  return { ...agreed, lastPaid: agreed.paid > 0 ? await lastRefundOf(manager, bookingId) : null };
}

async function lastRefundOf(manager: EntityManager, bookingId: number): Promise<AgreedRefund['lastPaid']> {
  const entry = await lastRefundEntry(manager, bookingId);
  return entry?.method ? { method: entry.method, on: istDate(entry.at) } : null;
}
