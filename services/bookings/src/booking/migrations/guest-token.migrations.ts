import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Links that went to a wrong address are closed by a further version of the guest's token. */
export class AddGuestTokenVersion1790000003901 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN guest_token_version integer NOT NULL DEFAULT 0');
  }
}
