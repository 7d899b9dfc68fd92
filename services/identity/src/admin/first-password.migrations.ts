import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether admins that exist already have changed their password is unknown: it counts as changed. */
export class AddFirstPassword1790000001122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins ADD COLUMN has_first_password boolean NOT NULL DEFAULT false');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
