import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Receipts of verified payments and refunds, which are immutable. Rule: receipts. */
export class CreateReceipts1790000001072 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE receipt_counters (
        financial_year text PRIMARY KEY,
        last integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE receipts (
        number text PRIMARY KEY,
        entry_id integer NOT NULL,
        booking_id integer NOT NULL,
        issued_at timestamptz NOT NULL,
        content jsonb NOT NULL,
        CONSTRAINT receipts_entry UNIQUE (entry_id)
      )`);
    await runner.query('CREATE INDEX receipts_booking ON receipts (booking_id, entry_id)');
    await runner.query('CREATE INDEX receipts_issued_at ON receipts (issued_at)');
    await runner.query(`
      CREATE TABLE receipt_files (
        number text PRIMARY KEY REFERENCES receipts (number),
        bytes bytea NOT NULL
      )`);
    await runner.query('REVOKE UPDATE, DELETE, TRUNCATE ON receipts, receipt_files FROM CURRENT_USER');
  }
}

/**
 * Drops the foreign key of receipt files: its check locks the receipt, and the service's role may not lock rows that it
 * may not update.
 */
export class KeepReceiptFiles1790000001077 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE receipt_files DROP CONSTRAINT receipt_files_number_fkey');
  }
}
