import type { EntityManager } from 'typeorm';
import { ReceiptEntity } from './receipt.entity.ts';

/** The numbers of a booking's receipts by the ids of their entries. */
export async function receiptNumbersOf(manager: EntityManager, bookingId: number): Promise<Map<number, string>> {
  const rows = await manager.find(ReceiptEntity, { where: { bookingId }, select: { entryId: true, number: true } });
  return new Map(rows.map(({ entryId, number }) => [entryId, number]));
}
