import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../database/forward-migration.ts';

export class CreateSettingCopies1790000000004 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setting_copies (
        key text NOT NULL,
        value text NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        CONSTRAINT setting_copies_pk PRIMARY KEY (key)
      )`);
  }
}
