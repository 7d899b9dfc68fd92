import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * How a payment was made, and who recorded it: guests also pay in cash or by bank transfer. Rule: recorded
 * payments.
 */
export class AddPaymentMethod1790000001012 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN payment_method text,
        ADD COLUMN payment_reference text,
        ADD COLUMN payment_recorded_by text,
        ADD CONSTRAINT bookings_payment_method CHECK (payment_method IN ('upi', 'cash', 'bank'))`);
    await runner.query(`UPDATE bookings SET payment_method = 'upi' WHERE upi_transaction_id IS NOT NULL`);
  }
}
