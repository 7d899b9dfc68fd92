import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreatePasswordResets1790000001080 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        token_hash text NOT NULL,
        admin_id integer,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_resets_pk PRIMARY KEY (token_hash)
      )`);
    await runner.query('CREATE INDEX password_resets_admin ON password_resets (admin_id)');
  }
}
