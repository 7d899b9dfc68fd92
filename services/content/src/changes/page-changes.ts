import type { EntityManager } from 'typeorm';
import type { ChangedKind } from './page-change.entity.ts';
import { discardStoredSitemap } from './stored-sitemap/stored-sitemap.ts';

/**
 * Notes that something of a kind has changed, in the transaction of the change. An older change leaves a newer one as
 * it is.
 */
export async function recordPageChange(tx: EntityManager, kind: ChangedKind, at = new Date()): Promise<void> {
  await tx.query(
    `INSERT INTO shown_changes AS stored (kind, changed_at) VALUES ($1, $2)
     ON CONFLICT (kind) DO UPDATE SET changed_at = GREATEST(stored.changed_at, EXCLUDED.changed_at)`,
    [kind, at],
  );
  await discardStoredSitemap(tx);
}
