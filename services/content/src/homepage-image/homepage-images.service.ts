import type { SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { HomepageImageEntity } from './homepage-image.entity.ts';

const BY_ORDER = { order: 'ASC', id: 'ASC' } as const;

/**
 * The pictures of the home page's sections. Every change publishes `hero.changed` and `content.changed` in its
 * transaction.
 */
@Injectable()
export class HomepageImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
    private readonly outbox: Outbox,
  ) {}

  listActive(): Promise<HomepageImageEntity[]> {
    return this.dataSource.manager.find(HomepageImageEntity, { where: { active: true }, order: BY_ORDER });
  }

  listAll(): Promise<HomepageImageEntity[]> {
    return this.dataSource.manager.find(HomepageImageEntity, { order: BY_ORDER });
  }

  create(input: SaveHomepageImage): Promise<HomepageImageEntity> {
    return this.dataSource.transaction((tx) => this.store(tx, newRow(tx, HomepageImageEntity, { ...input })));
  }

  /** Changes the given fields. */
  update(id: number, input: Partial<SaveHomepageImage>): Promise<HomepageImageEntity> {
    return this.dataSource.transaction(async (tx) => this.store(tx, applyFields(await this.lock(tx, id), input)));
  }

  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, id);
      await tx.delete(HomepageImageEntity, id);
      await this.publish(tx, id);
    });
  }

  /** Publishes the hero's pictures again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return this.dataSource.transaction((tx) => this.publishHero(tx));
  }

  private lock(tx: EntityManager, id: number): Promise<HomepageImageEntity> {
    return findAndLock(tx, HomepageImageEntity, id, 'Homepage image');
  }

  private async store(tx: EntityManager, image: HomepageImageEntity): Promise<HomepageImageEntity> {
    await tx.save(image);
    await this.publish(tx, image.id);
    return image;
  }

  private async publish(tx: EntityManager, id: number): Promise<void> {
    await this.contentChanges.publish(tx, 'homepage-image', id);
    await this.publishHero(tx);
  }

  /** Changes wait for one another, so that a greater version is always the newer list. */
  private async publishHero(tx: EntityManager): Promise<number> {
    await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, ['pictures of the hero']);
    const hero = await tx.find(HomepageImageEntity, { where: { section: 'hero', active: true }, order: BY_ORDER });
    const addresses = hero.map(({ imageUrl }) => imageUrl);
    await this.outbox.add(tx, 'hero.changed', { addresses, version: await nextVersion(tx) });
    return addresses.length;
  }
}
