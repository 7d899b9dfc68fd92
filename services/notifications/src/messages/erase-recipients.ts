import type { EntityManager } from 'typeorm';

/** Replaces an address that is erased. */
export const ERASED = 'erased';

/** Erases addresses and payloads of messages of those kinds that were sent or given up, and queued that long ago. */
export async function eraseRecipients(tx: EntityManager, kinds: readonly string[], months = 0): Promise<void> {
  await tx.query(
    `UPDATE messages SET recipient = '${ERASED}', counted_as = '${ERASED}', channel_recipient = NULL, payload = NULL
     WHERE kind = ANY($1) AND recipient <> '${ERASED}' AND status NOT IN ('queued', 'sending')
       AND queued_at <= now() - make_interval(months => $2)`,
    [kinds, months],
  );
}
