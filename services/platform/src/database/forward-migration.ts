import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of the schema that is never reverted: an older version runs on the newer schema, and a mistake is mended by
 * another migration.
 */
export abstract class ForwardMigration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  /** Throws always. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
