import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Whether admins that exist already have changed their password is unknown: it counts as changed. */
export class AddFirstPassword1790000001122 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins ADD COLUMN has_first_password boolean NOT NULL DEFAULT false');
  }
}
