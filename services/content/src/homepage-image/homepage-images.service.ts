import type { SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { HomepageImageEntity } from './homepage-image.entity.ts';

const BY_ORDER = { order: 'ASC', id: 'ASC' } as const;

/** The pictures of the home page's sections. */
@Injectable()
export class HomepageImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
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
      await this.contentChanges.publish(tx, 'homepage-image', id);
    });
  }

  private lock(tx: EntityManager, id: number): Promise<HomepageImageEntity> {
    return findAndLock(tx, HomepageImageEntity, id, 'Homepage image');
  }

  private async store(tx: EntityManager, image: HomepageImageEntity): Promise<HomepageImageEntity> {
    await tx.save(image);
    await this.contentChanges.publish(tx, 'homepage-image', image.id);
    return image;
  }
}
