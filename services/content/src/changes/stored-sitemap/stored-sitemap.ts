import type { SitemapRegenerated } from '@farmhouse/contracts/pages/sitemap';
import type { EntityManager } from 'typeorm';
import { SitemapEntity } from './stored-sitemap.entity.ts';

/** Deletes the stored copy, in the transaction of a change that the sitemap shows. */
export async function discardStoredSitemap(tx: EntityManager): Promise<void> {
  await tx.query('UPDATE sitemap SET revision = revision + 1, xml = NULL, urls = NULL, generated_at = NULL');
}

export function readStoredSitemap(manager: EntityManager): Promise<SitemapEntity> {
  return manager.findOneByOrFail(SitemapEntity, { id: 1 });
}

/** How many URLs the stored copy has and when it was made, without its text; null when none is stored. */
export async function readSitemapStatus(manager: EntityManager): Promise<SitemapRegenerated | null> {
  const [stored] = await manager.query<{ urls: number; generatedAt: Date }[]>(
    `SELECT urls, generated_at AS "generatedAt" FROM sitemap
     WHERE xml IS NOT NULL AND urls IS NOT NULL AND generated_at IS NOT NULL`,
  );
  return stored ? { urls: stored.urls, lastGenerated: stored.generatedAt.toISOString() } : null;
}

/** Stores a copy unless its revision is outdated. */
export async function storeSitemap(
  manager: EntityManager,
  revision: string,
  { xml, urls, generatedAt }: { xml: string; urls: number; generatedAt: Date },
): Promise<void> {
  await manager.query('UPDATE sitemap SET xml = $2, urls = $3, generated_at = $4 WHERE revision = $1', [
    revision,
    xml,
    urls,
    generatedAt,
  ]);
}
