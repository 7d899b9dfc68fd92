import type { ContentKind } from '@farmhouse/contracts/content/content-events';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recordPageChange } from './page-changes.ts';
import { discardStoredSitemap } from './stored-sitemap/stored-sitemap.ts';

/** Kinds whose rows appear in the sitemap as pages or pictures, or determine when a page last changed. */
const IN_SITEMAP: readonly ContentKind[] = ['seo', 'blog-post', 'homepage-image', 'page-content'];

/** Publishes that pages have changed, in the transaction of the owner's change. */
@Injectable()
export class ContentChanges {
  constructor(private readonly outbox: Outbox) {}

  async publish(tx: EntityManager, kind: ContentKind, key: string | number): Promise<void> {
    await this.outbox.add(tx, 'content.changed', { kind, key: String(key) });
    if (kind === 'homepage-image') await recordPageChange(tx, kind);
    else if (IN_SITEMAP.includes(kind)) await discardStoredSitemap(tx);
  }
}
