import { partOf, type CancelQuote } from '@farmhouse/contracts/bookings/cancel';
import type { AgreedRefund } from '@farmhouse/contracts/bookings/refund';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';
import { lastRefundEntry } from '../ledger/ledger.rows.ts';
import { AgreedRefundEntity } from './agreed-refund.entity.ts';

type Refunded = Pick<BookingEntity, 'id' | 'refunded'>;

/** An amount that the owner agrees on instead of that of the terms, and where it goes. */
export interface RefundWish {
  /** Whole rupees. */
  amount?: number;
  reason?: string;
  refundTo?: string;
}

/** Stores what a cancellation returns. */
export async function agreeOnRefund(
  tx: EntityManager,
  { id, refunded }: Refunded,
  { refund, percent, dueOn }: CancelQuote,
  { amount = refund, reason, refundTo }: RefundWish,
): Promise<AgreedRefundEntity> {
  return tx.save(AgreedRefundEntity, {
    ...{ bookingId: id, amount, percent, dueOn, refundedBefore: refunded },
    ...{ refundTo: refundTo ?? null, reason: reason ?? null },
  });
}

/** Forgets what was agreed on, for a booking that is no longer cancelled. */
export async function dropAgreedRefund(tx: EntityManager, bookingId: number): Promise<void> {
  await tx.delete(AgreedRefundEntity, { bookingId });
}

/** Adds the part of a payment that was verified after the cancellation. */
export async function addToAgreedRefund(tx: EntityManager, bookingId: number, paid: number): Promise<void> {
  const agreed = await tx.findOneBy(AgreedRefundEntity, { bookingId });
  if (!agreed) return;
  await tx.update(AgreedRefundEntity, { bookingId }, { amount: agreed.amount + partOf(paid, agreed.percent) });
}

/** What was agreed on for a cancelled booking, and what of it was paid; null for any other booking. */
export async function agreedRefundOf(
  manager: EntityManager,
  { id, status, refunded }: Refunded & Pick<BookingEntity, 'status'>,
): Promise<AgreedRefund | null> {
  if (status !== 'cancelled') return null;
  const agreed = await manager.findOneBy(AgreedRefundEntity, { bookingId: id });
  if (!agreed) return null;
  const { amount, refundTo, dueOn, reason, refundedBefore } = agreed;
  const paid = Math.max(refunded - refundedBefore, 0);
  return { amount, paid, lastPaid: paid > 0 ? await lastRefundOf(manager, id) : null, refundTo, dueOn, reason };
}

async function lastRefundOf(manager: EntityManager, bookingId: number): Promise<AgreedRefund['lastPaid']> {
  const entry = await lastRefundEntry(manager, bookingId);
  return entry?.method ? { method: entry.method, on: istDate(entry.at) } : null;
}
