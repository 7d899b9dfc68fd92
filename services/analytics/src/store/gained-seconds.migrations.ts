import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * What the latest visit has added to a session's duration, for the statement that stores it: an update returns only the
 * new row, and reading the old one first takes as long as the update.
 */
export class AddGainedSeconds1790000001005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN gained_seconds integer NOT NULL DEFAULT 0');
  }
}
