import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateServices1790000001001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE services (
        id serial NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        price integer NOT NULL,
        category text NOT NULL DEFAULT 'other',
        icon text,
        active boolean NOT NULL DEFAULT true,
        CONSTRAINT services_pk PRIMARY KEY (id),
        CONSTRAINT services_price_range CHECK (price BETWEEN 0 AND 10000000),
        CONSTRAINT services_category_known
          CHECK (category IN ('accommodation', 'food', 'entertainment', 'transport', 'activities', 'other')),
        CONSTRAINT services_name_given CHECK (name <> '')
      )`);
  }
}

export class AddServicePicture1790000001016 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE services ADD COLUMN image_url text');
  }
}

/** The sitemap says when a service last changed; existing services count as changed now. */
export class AddServiceUpdated1790000001092 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE services ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()');
  }
}

/** Guests see for how many guests and how often a service is provided; for existing services it is unknown. */
export class AddServiceTerms1790000001250 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE services
        ADD COLUMN max_guests integer,
        ADD COLUMN frequency text,
        ADD CONSTRAINT services_max_guests_range CHECK (max_guests BETWEEN 1 AND 1000),
        ADD CONSTRAINT services_frequency_known CHECK (frequency IN ('once', 'daily', 'whole-stay'))`);
  }
}
