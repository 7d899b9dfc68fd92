import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Read models of rates and stay rules, and the version of the rates that priced a booking. */
export class AddRates1790000001066 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE rate_books (version bigint PRIMARY KEY, rates jsonb NOT NULL)');
    await runner.query('CREATE TABLE stay_rules_copies (version bigint PRIMARY KEY, rules jsonb NOT NULL)');
    for (const table of ['rate_books', 'stay_rules_copies']) {
      await runner.query(`
        CREATE TRIGGER raise_price_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION raise_price_version()`);
    }
    await runner.query('ALTER TABLE bookings ADD COLUMN rate_book bigint');
  }
}
