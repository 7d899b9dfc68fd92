import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readPriceFacts, type PriceFacts } from './price-facts.ts';

/** The price facts, cached in memory until the database has another version of them. */
@Injectable()
export class CurrentPrices {
  /** May be stale: callers must check the version. */
  cached: PriceFacts | undefined;

  /** The current facts, read within the transaction when given one. */
  async now(manager: EntityManager): Promise<PriceFacts> {
    const [row] = await manager.query<Pick<PriceFacts, 'version'>[]>('SELECT version::text FROM price_version');
    if (!this.cached || this.cached.version !== row?.version) this.cached = await readPriceFacts(manager);
    return this.cached;
  }
}
