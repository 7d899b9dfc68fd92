import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Indexes for what bookings have received, and for the few payments that await a decision. */
export class IndexPaymentSums1790000003602 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS payments_received ON payments (booking_id) INCLUDE (amount)
      WHERE state = 'verified'`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS payments_waiting ON payments (booking_id)
      WHERE state IN ('submitted', 'recorded')`);
  }
}
