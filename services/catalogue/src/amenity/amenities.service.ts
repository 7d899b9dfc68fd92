import { AMENITY_MAX_ORDER, type SaveAmenity } from '@farmhouse/contracts/catalogue/amenity';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields } from '@farmhouse/platform/database/rows';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AmenityEntity } from './amenity.entity.ts';

/** The amenities. Every change publishes `content.changed` in its own transaction. */
@Injectable()
export class AmenitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  listActive(): Promise<AmenityEntity[]> {
    return this.dataSource.manager.find(AmenityEntity, { where: { active: true }, order: { order: 'ASC', id: 'ASC' } });
  }

  listAll(): Promise<AmenityEntity[]> {
    return this.dataSource.manager.find(AmenityEntity, { order: { order: 'ASC', id: 'ASC' } });
  }

  /** Adds an amenity, without an order after all others. */
  create(input: SaveAmenity): Promise<AmenityEntity> {
    return this.dataSource.transaction(async (tx) => {
      const order = input.order ?? (await orderOfLast(tx));
      return this.save(tx, tx.create(AmenityEntity, {}), { ...input, order });
    });
  }

  /** Changes an amenity; omitted fields keep their values. Throws NotFound. */
  change(id: number, input: Partial<SaveAmenity>): Promise<AmenityEntity> {
    return this.dataSource.transaction(async (tx) =>
      this.save(tx, await findAndLock(tx, AmenityEntity, id, 'Amenity'), input),
    );
  }

  remove(id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await findAndLock(tx, AmenityEntity, id, 'Amenity');
      await tx.delete(AmenityEntity, id);
      await this.publishChange(tx, id);
    });
  }

  private async save(tx: EntityManager, row: AmenityEntity, input: Partial<SaveAmenity>): Promise<AmenityEntity> {
    const { icon, title, description, category, color, order, active } = input;
    const amenity = await tx.save(applyFields(row, { icon, title, description, category, color, order, active }));
    await this.publishChange(tx, amenity.id);
    return amenity;
  }

  private async publishChange(tx: EntityManager, id: number): Promise<void> {
    await this.outbox.add(tx, 'content.changed', { kind: 'amenity', key: String(id) });
  }
}

/** The order with which a new amenity is the last one; those of the largest order are sorted by their age. */
async function orderOfLast(tx: EntityManager): Promise<number> {
  const largest = await tx.maximum(AmenityEntity, 'order');
  return largest === null ? 0 : Math.min(largest + 1, AMENITY_MAX_ORDER);
}
