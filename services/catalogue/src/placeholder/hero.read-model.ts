import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { upsertNewer } from '@farmhouse/platform/read-models/upsert-newer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HeroEntity } from './hero.entity.ts';

/** Stores which pictures the owner has chosen for the home page's hero. */
@Injectable()
export class HeroReadModel {
  async apply(tx: EntityManager, { payload: { addresses, version } }: EventEnvelope<'hero.changed'>): Promise<void> {
    await upsertNewer(tx, HeroEntity, { id: 1, addresses, version }, 'id');
  }
}
