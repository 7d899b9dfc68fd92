import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** The installation's id in the UIDs of its calendars, generated once. */
export class CreateHouse1790000001310 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house (
        id uuid NOT NULL,
        CONSTRAINT house_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX house_one ON house ((true))');
    await runner.query('INSERT INTO house (id) VALUES (gen_random_uuid())');
  }
}
