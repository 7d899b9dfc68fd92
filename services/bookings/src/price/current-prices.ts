import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readPricingData, type PricingData } from './pricing-data.ts';

/** The pricing data, cached in memory until the database has another version of them. */
@Injectable()
export class CurrentPrices implements OnApplicationBootstrap {
  /** May be stale: callers must check the version. */
  cached: PricingData | undefined;

  constructor(private readonly db: DataSource) {}

  /** Reads them before the first call, so that it takes no longer than others. */
  async onApplicationBootstrap(): Promise<void> {
    await this.now(this.db.manager).catch(() => undefined); // the first call reads them
  }

  /** The current pricing data, read within the transaction when given one. */
  async now(manager: EntityManager): Promise<PricingData> {
    const [row] = await manager.query<Pick<PricingData, 'version'>[]>('SELECT version::text FROM price_version');
    if (!this.cached || this.cached.version !== row?.version) this.cached = await readPricingData(manager);
    return this.cached;
  }
}
