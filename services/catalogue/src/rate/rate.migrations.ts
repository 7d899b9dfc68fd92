import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateRates1790000001060 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rates (
        id serial PRIMARY KEY,
        position integer NOT NULL,
        name text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        from_date date,
        to_date date,
        yearly boolean NOT NULL DEFAULT false,
        weekdays smallint[],
        stays text NOT NULL,
        basis text NOT NULL,
        price integer NOT NULL,
        included_guests integer,
        extra_guest_price integer,
        min_guests integer,
        length_discounts jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT rates_stays_known CHECK (stays IN ('overnight', 'day', 'both')),
        CONSTRAINT rates_basis_known CHECK (basis IN ('guest_stay', 'guest_night', 'house_night')),
        CONSTRAINT rates_price_range CHECK (price BETWEEN 0 AND 10000000)
      )`);
  }
}
