import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Nothing is due before the owner has confirmed the dates. Rule: nothing is due before confirmation. */
export class ClearPendingPaymentDeadlines1790000001009 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ALTER COLUMN payment_deadline DROP NOT NULL');
    await runner.query(`UPDATE bookings SET payment_deadline = NULL WHERE status = 'pending' AND source = 'guest'`);
  }
}
