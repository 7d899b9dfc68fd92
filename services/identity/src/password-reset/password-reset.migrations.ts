import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasswordResets1790000001080 implements MigrationInterface {
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

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
