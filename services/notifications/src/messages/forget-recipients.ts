import type { EntityManager } from 'typeorm';

/** Stands in place of an address that is forgotten. */
export const ERASED = 'erased';

/** Drops addresses and payloads of messages of those kinds that were sent, or are not tried any more. */
export async function forgetRecipients(tx: EntityManager, kinds: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE messages SET recipient = '${ERASED}', counted_as = '${ERASED}', payload = NULL
     WHERE kind = ANY($1) AND recipient <> '${ERASED}' AND status NOT IN ('queued', 'sending')`,
    [kinds],
  );
}
