import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GalleryPictureEntity } from './gallery-picture.entity.ts';
import { ServicePageEntity } from './service-page.entity.ts';
import { leftCategory } from '../changes/page-change.entity.ts';
import { recordPageChange, recordPageChanges } from '../changes/page-changes.ts';

/** Read models of the catalogue's rows that have their own pages. */
@Injectable()
export class SitemapReadModel {
  async applyService(tx: EntityManager, { payload, occurredAt }: EventEnvelope<'service.changed'>): Promise<void> {
    const { id, name, active, version, deleted, updatedAt } = payload;
    const changedAt = new Date(updatedAt ?? occurredAt);
    await upsertNewer(tx, ServicePageEntity, { id, name, active, changedAt, version, deleted }, 'id');
    await recordPageChange(tx, 'service', changedAt);
  }

  async applyPicture(tx: EntityManager, { payload, occurredAt }: EventEnvelope<'gallery.changed'>): Promise<void> {
    const { id, category, src, alt, active, version, deleted, updatedAt } = payload;
    const changedAt = new Date(updatedAt ?? occurredAt);
    const before = await tx.findOneBy(GalleryPictureEntity, { id });
    await upsertNewer(tx, GalleryPictureEntity, { id, category, src, alt, active, changedAt, version, deleted }, 'id');
    const left = before && before.category !== category ? [leftCategory(before.category)] : [];
    await recordPageChanges(tx, [...left, 'gallery'], changedAt);
  }

  /** Content of which other services publish only that it has changed. */
  async applyContent(tx: EntityManager, { payload, occurredAt }: EventEnvelope<'content.changed'>): Promise<void> {
    if (payload.kind === 'amenity') await recordPageChange(tx, 'amenity', new Date(occurredAt));
  }
}
