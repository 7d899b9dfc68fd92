import type { LedgerEntry } from '@farmhouse/contracts/bookings/payment/ledger';
import type { EntityManager } from 'typeorm';
import { receiptNumbersOf } from '../receipt/receipt.repository.ts';
import { entryOf, LedgerEntryEntity } from './ledger-entry.entity.ts';

/** SQL: a column of the entry that an entry (alias `entry`) undoes; read for corrections alone, which are few. */
const ofUndone = (column: string) => `CASE WHEN entry.corrects IS NOT NULL
  THEN (SELECT undone.${column} FROM ledger_entries undone WHERE undone.id = entry.corrects) END`;

/** SQL for the kind under which an entry (alias `entry`) counts: that of the entry that it undoes, or else its own. */
export const COUNTED_KIND = `coalesce(${ofUndone('kind')}, entry.kind)`;

/** SQL for the method under which an entry (alias `entry`) counts, as for its kind. */
export const COUNTED_METHOD = `coalesce(${ofUndone('method')}, entry.method)`;

/** SQL for the amount that an entry (alias `entry`) adds to a sum; a correction takes away what it undoes. */
export const SIGNED_AMOUNT = 'CASE WHEN entry.corrects IS NULL THEN entry.amount ELSE -entry.amount END';

/**
 * SQL: true if an entry (alias `undoing`) to which the condition applies undoes the one of this id. Says that it undoes
 * one, so that corrections are found by their index.
 */
export const isUndone = (entryId: string, condition = 'true'): string => `EXISTS (
  SELECT FROM ledger_entries undoing
  WHERE undoing.corrects = ${entryId} AND undoing.corrects IS NOT NULL AND ${condition})`;

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
    .andWhere(`NOT ${isUndone('entry.id')}`)
    .orderBy('entry.id', 'DESC')
    .getOne();
}

/** The id of a booking's newest entry; 0 for none. Entries added later, with the booking locked, have greater ids. */
export async function lastEntryOf(manager: EntityManager, bookingId: number): Promise<number> {
  return (await manager.maximum(LedgerEntryEntity, 'id', { bookingId })) ?? 0;
}
