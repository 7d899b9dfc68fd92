import type { EntityManager } from 'typeorm';
import { SitemapEntity } from './sitemap.entity.ts';

/** Deletes the stored copy, in the transaction of a change that the sitemap shows. */
export async function discardStoredSitemap(tx: EntityManager): Promise<void> {
  await tx.query('UPDATE sitemap SET revision = revision + 1, xml = NULL');
}

export function readStoredSitemap(manager: EntityManager): Promise<SitemapEntity> {
  return manager.findOneByOrFail(SitemapEntity, { id: 1 });
}

/** Stores a copy unless its revision is outdated. */
export async function storeSitemap(manager: EntityManager, revision: string, xml: string): Promise<void> {
  await manager.query('UPDATE sitemap SET xml = $2 WHERE revision = $1', [revision, xml]);
}
