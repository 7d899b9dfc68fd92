import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateAmenities1790000001005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE amenities (
        id serial NOT NULL,
        icon text NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        category text NOT NULL DEFAULT 'basic',
        color text NOT NULL DEFAULT 'blue',
        "order" integer NOT NULL DEFAULT 0,
        active boolean NOT NULL DEFAULT true,
        CONSTRAINT amenities_pk PRIMARY KEY (id),
        CONSTRAINT amenities_category
          CHECK (category IN ('basic', 'comfort', 'entertainment', 'outdoor', 'kitchen', 'safety', 'connectivity'))
      )`);
    await runner.query('CREATE INDEX amenities_order ON amenities ("order", id)');
  }
}
