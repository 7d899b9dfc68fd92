import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateHero1790000001091 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hero (
        id integer NOT NULL,
        addresses text[] NOT NULL,
        version bigint NOT NULL,
        CONSTRAINT hero_pk PRIMARY KEY (id),
        CONSTRAINT hero_single CHECK (id = 1)
      )`);
  }
}
