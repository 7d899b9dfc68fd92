import { STRANGERS_TO_OWNER, type MailKind } from '@farmhouse/contracts/mails/mails';
import type { EntityManager } from 'typeorm';

const KINDS: readonly MailKind[] = STRANGERS_TO_OWNER;
const HOUR_IS_OVER = `owner_mails.since < now() - interval '1 hour'`;

/**
 * Counts a mail that anybody can cause, and returns true if the owner has had `limit` of those in this hour. The address
 * is locked until the transaction ends, so that simultaneous events are counted one after the other.
 */
export async function isToBeGathered(
  tx: EntityManager,
  kind: MailKind,
  recipient: string,
  limit: number,
): Promise<boolean> {
  if (!KINDS.includes(kind)) return false;
  const [row] = await tx.query<{ count: number }[]>(
    `INSERT INTO owner_mails (recipient, since, count) VALUES ($1, now(), 1)
     ON CONFLICT (recipient) DO UPDATE SET
       count = CASE WHEN ${HOUR_IS_OVER} THEN 1 ELSE owner_mails.count + 1 END,
       since = CASE WHEN ${HOUR_IS_OVER} THEN now() ELSE owner_mails.since END
     RETURNING count`,
    [recipient],
  );
  return (row?.count ?? 0) > limit;
}
