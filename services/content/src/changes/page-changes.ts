import type { EntityManager } from 'typeorm';
import type { ChangedKind } from './page-change.entity.ts';
import { discardStoredSitemap } from './stored-sitemap/stored-sitemap.ts';

/**
 * Notes that something of a kind has changed, in the transaction of the change. An older change leaves a newer one as
 * it is.
 */
export const recordPageChange = (tx: EntityManager, kind: ChangedKind, at = new Date()): Promise<void> =>
  recordPageChanges(tx, [kind], at);

/**
 * Notes the change of several kinds. The sitemap's one row is locked last: a transaction that held it while it waited
 * for a kind could wait for one that waits for the sitemap.
 */
export async function recordPageChanges(tx: EntityManager, kinds: readonly ChangedKind[], at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO shown_changes AS stored (kind, changed_at) SELECT kind, $2 FROM unnest($1::text[]) AS kind ORDER BY kind
     ON CONFLICT (kind) DO UPDATE SET changed_at = GREATEST(stored.changed_at, EXCLUDED.changed_at)`,
    [kinds, at],
  );
  await discardStoredSitemap(tx);
}
