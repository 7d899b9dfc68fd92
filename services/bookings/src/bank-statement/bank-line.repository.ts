import type { EntityManager } from 'typeorm';
import { BankLineEntity } from './bank-line.entity.ts';

/** Reopens the line that an entry was made from, as part of the entry's correction. Rule: bank statements. */
export async function reopenLineOf(tx: EntityManager, entryId: number): Promise<void> {
  await tx.update(
    BankLineEntity,
    { entryId, state: 'accepted' },
    { state: 'open', bookingId: null, entryId: null, decidedAt: null, decidedBy: null },
  );
}
