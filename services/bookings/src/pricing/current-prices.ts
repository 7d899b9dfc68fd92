import { runPrepared } from '@farmhouse/platform/database/prepared';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readPriceFacts, type PriceFacts } from './price-facts.ts';

const VERSION = { name: 'price-version', text: 'SELECT version::text FROM price_version' };

/** The price facts, cached in memory for as long as the database has their version. */
@Injectable()
export class CurrentPrices {
  private cached: PriceFacts | undefined;

  /** The current facts; read within the transaction when given one. */
  async now(manager: EntityManager): Promise<PriceFacts> {
    const [row] = await runPrepared<Pick<PriceFacts, 'version'>>(manager, VERSION, []);
    if (!this.cached || this.cached.version !== row?.version) this.cached = await readPriceFacts(manager);
    return this.cached;
  }
}
