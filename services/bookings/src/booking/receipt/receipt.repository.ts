import type { Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { EntityManager } from 'typeorm';
import { ReceiptEntity } from './receipt.entity.ts';

/** The numbers of a booking's receipts by the ids of their entries. */
export async function receiptNumbersOf(manager: EntityManager, bookingId: number): Promise<Map<number, string>> {
  const rows = await manager.find(ReceiptEntity, { where: { bookingId }, select: { entryId: true, number: true } });
  return new Map(rows.map(({ entryId, number }) => [entryId, number]));
}

/** A booking's receipts whose entries were not corrected, oldest first. */
export async function uncorrectedReceipts(manager: EntityManager, bookingId: number): Promise<Receipt[]> {
  const rows = await manager
    .createQueryBuilder(ReceiptEntity, 'receipt')
    .where('receipt.bookingId = :bookingId', { bookingId })
    .andWhere('NOT EXISTS (SELECT FROM ledger_entries undoing WHERE undoing.corrects = receipt.entryId)')
    .orderBy('receipt.entryId')
    .getMany();
  return rows.map(({ content }) => content);
}
