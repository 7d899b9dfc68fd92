import type { EntityManager } from 'typeorm';

/** Replaces an address that is erased. */
export const ERASED = 'erased';

/** Erases addresses and payloads of messages of those kinds that were sent or given up. */
export async function eraseRecipients(tx: EntityManager, kinds: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE messages SET recipient = '${ERASED}', counted_as = '${ERASED}', payload = NULL
     WHERE kind = ANY($1) AND recipient <> '${ERASED}' AND status NOT IN ('queued', 'sending')`,
    [kinds],
  );
}
