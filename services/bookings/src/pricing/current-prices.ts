import { runPrepared } from '@farmhouse/platform/database/prepared';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readPriceFacts, type PriceFacts } from './price-facts.ts';

const VERSION = { name: 'price-version', text: 'SELECT version::text FROM price_version' };

/** The price facts, kept in memory for as long as their version stands. */
@Injectable()
export class CurrentPrices {
  /** As they stood when somebody last looked, perhaps out of date. */
  lastKnown: PriceFacts | undefined;

  constructor(private readonly db: DataSource) {}

  /** As they stand now. */
  async now(): Promise<PriceFacts> {
    const [row] = await runPrepared<Pick<PriceFacts, 'version'>>(this.db, VERSION, []);
    if (!this.lastKnown || this.lastKnown.version !== row?.version) {
      this.lastKnown = await readPriceFacts(this.db.manager);
    }
    return this.lastKnown;
  }
}
