import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * A version that changes with all data that prices are calculated from, so that it can be cached between requests.
 * Triggers maintain it, so that no code path can miss it.
 */
export class AddPriceVersion1790000001008 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_version (
        version bigint NOT NULL,
        CONSTRAINT price_version_pk PRIMARY KEY (version)
      )`);
    await runner.query('INSERT INTO price_version VALUES (1)');
    await runner.query(`
      CREATE FUNCTION raise_price_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE price_version SET version = version + 1;
        RETURN NULL;
      END $$`);
    for (const table of ['setting_copies', 'service_copies', 'coupon_copies']) {
      await runner.query(`
        CREATE TRIGGER raise_price_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION raise_price_version()`);
    }
  }
}
