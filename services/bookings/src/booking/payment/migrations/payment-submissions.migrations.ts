import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreatePaymentSubmissions1790000001005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_submissions (
        id integer GENERATED ALWAYS AS IDENTITY,
        booking_id integer NOT NULL,
        upi_transaction_id text NOT NULL,
        outcome text NOT NULL DEFAULT 'submitted',
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_submissions_pk PRIMARY KEY (id),
        CONSTRAINT payment_submissions_outcome CHECK (outcome IN ('submitted', 'verified', 'failed', 'superseded'))
      )`);
    await runner.query('CREATE INDEX payment_submissions_booking ON payment_submissions (booking_id)');
    await runner.query('CREATE INDEX payment_submissions_utr ON payment_submissions (upi_transaction_id)');
  }
}
