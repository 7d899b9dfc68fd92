import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSettingCopies1790000000004 implements MigrationInterface {
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

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
