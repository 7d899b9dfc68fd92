import type { ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { EntityManager } from 'typeorm';

/** When a ledger entry was corrected, with the next receipt of the same payment; undefined if it is not corrected. */
export async function correctionOf(manager: EntityManager, entryId: number): Promise<ReadReceipt['corrected']> {
  const [row] = await manager.query<{ at: Date; successor: string | null }[]>(
    `SELECT correction.at, receipts.number AS successor
     FROM ledger_entries AS entry
     JOIN ledger_entries AS correction ON correction.corrects = entry.id
     LEFT JOIN ledger_entries AS again
       ON again.payment_id = entry.payment_id AND again.kind = entry.kind AND again.id > entry.id
     LEFT JOIN receipts ON receipts.entry_id = again.id
     WHERE entry.id = $1 ORDER BY again.id LIMIT 1`,
    [entryId],
  );
  return row && { at: row.at.toISOString(), successor: row.successor };
}

/** The ids of those of the ledger's entries that were corrected. */
export async function correctedOf(manager: EntityManager, entryIds: readonly number[]): Promise<Set<number>> {
  const rows = await manager.query<{ corrects: number }[]>(
    'SELECT corrects FROM ledger_entries WHERE corrects = ANY($1)',
    [entryIds],
  );
  return new Set(rows.map(({ corrects }) => corrects));
}
