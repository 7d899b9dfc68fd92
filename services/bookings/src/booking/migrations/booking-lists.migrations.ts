import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Indexes for the summary, the lists of amounts and the calendar, which else read the wide rows of all bookings. The
 * previous version still counts by `bookings_states`.
 */
export class IndexBookingLists1790000003601 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_amounts ON bookings (status, payment_status)
      INCLUDE (id, final_total, refunded, balance_due_on) WHERE archived_at IS NULL`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_archived ON bookings (id) WHERE archived_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_calendar_stay ON bookings USING gist (stay)
      WHERE archived_at IS NULL AND status <> 'cancelled'`);
  }
}

/** Open balances, in the order of their batches; the balance of a cancelled booking stays planned and is never due. */
export class IndexOpenBalances1790000003801 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_open_balance ON bookings (id, balance_due_on)
      WHERE balance_due_on IS NOT NULL AND archived_at IS NULL AND status <> 'cancelled'`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_balance_due');
  }
}
