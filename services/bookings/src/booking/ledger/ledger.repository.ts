import type { LedgerEntry } from '@farmhouse/contracts/bookings/payment/ledger';
import type { EntityManager } from 'typeorm';
import { receiptNumbersOf } from '../receipt/receipt.repository.ts';
import { entryOf, LedgerEntryEntity } from './ledger-entry.entity.ts';

/**
 * SQL for the amount that an entry (alias `entry`) adds to a sum; a correction takes away what the entry that it undoes
 * (alias `undone`) has added.
 */
export const SIGNED_AMOUNT = 'CASE WHEN undone.id IS NULL THEN entry.amount ELSE -entry.amount END';

/** A booking's entries, oldest first. */
export async function ledgerOf(manager: EntityManager, bookingId: number): Promise<LedgerEntry[]> {
  const [rows, numbers] = await Promise.all([
    manager.find(LedgerEntryEntity, { where: { bookingId }, order: { id: 'ASC' } }),
    receiptNumbersOf(manager, bookingId),
  ]);
  return rows.map((row) => entryOf(row, numbers.get(row.id) ?? null));
}

/** The id of the entry of a verified payment; null for a payment of nothing. */
export function entryOfPayment(manager: EntityManager, paymentId: number): Promise<number | null> {
  return manager.maximum(LedgerEntryEntity, 'id', { paymentId, kind: 'payment' });
}

/** A booking's last refund that was not corrected. */
export function lastRefundEntry(manager: EntityManager, bookingId: number): Promise<LedgerEntryEntity | null> {
  return manager
    .createQueryBuilder(LedgerEntryEntity, 'entry')
    .where(`entry.bookingId = :bookingId AND entry.kind = 'refund'`, { bookingId })
    .andWhere('NOT EXISTS (SELECT FROM ledger_entries undoing WHERE undoing.corrects = entry.id)')
    .orderBy('entry.id', 'DESC')
    .getOne();
}

/** The id of a booking's newest entry; 0 for none. Entries added later, with the booking locked, have greater ids. */
export async function lastEntryOf(manager: EntityManager, bookingId: number): Promise<number> {
  return (await manager.maximum(LedgerEntryEntity, 'id', { bookingId })) ?? 0;
}
