import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GalleryPictureEntity } from './gallery-picture.entity.ts';
import { ServicePageEntity } from './service-page.entity.ts';
import { discardStoredSitemap } from './stored-sitemap.ts';

/** Read models of the catalogue's rows that have their own pages. */
@Injectable()
export class SitemapReadModel {
  async applyService(tx: EntityManager, { payload }: EventEnvelope<'service.changed'>): Promise<void> {
    const { id, name, active, version, deleted } = payload;
    await upsertNewer(tx, ServicePageEntity, { id, name, active, version, deleted }, 'id');
    await discardStoredSitemap(tx);
  }

  async applyPicture(tx: EntityManager, { payload }: EventEnvelope<'gallery.changed'>): Promise<void> {
    const { id, category, src, alt, active, version, deleted } = payload;
    await upsertNewer(tx, GalleryPictureEntity, { id, category, src, alt, active, version, deleted }, 'id');
    await discardStoredSitemap(tx);
  }
}
