import type { LedgerEntry } from '@farmhouse/contracts/bookings/ledger';
import type { EntityManager } from 'typeorm';
import { entryOf, LedgerEntryEntity } from './ledger-entry.entity.ts';

/** A booking's entries, oldest first. */
export async function ledgerOf(manager: EntityManager, bookingId: number): Promise<LedgerEntry[]> {
  const rows = await manager.find(LedgerEntryEntity, { where: { bookingId }, order: { id: 'ASC' } });
  return rows.map(entryOf);
}
