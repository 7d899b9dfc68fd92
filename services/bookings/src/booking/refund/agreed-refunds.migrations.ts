import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** The refunds of cancelled bookings. Rule: cancelling. */
export class CreateAgreedRefunds1790000001071 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agreed_refunds (
        booking_id integer PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
        amount integer NOT NULL,
        percent integer NOT NULL,
        refunded_before integer NOT NULL,
        refund_to text,
        due_on date NOT NULL,
        reason text,
        CONSTRAINT agreed_refunds_amount CHECK (amount >= 0),
        CONSTRAINT agreed_refunds_percent CHECK (percent BETWEEN 0 AND 100)
      )`);
    await runner.query('CREATE INDEX agreed_refunds_due ON agreed_refunds (due_on, booking_id) WHERE amount > 0');
  }
}

/**
 * What was received when a refund was agreed on, and the ledger's newest entry then, so that the refund is a sum of
 * payments and entries. Amounts added by payments that were verified afterwards are subtracted.
 */
export class AddReceivedToAgreedRefunds1790000003102 extends ForwardMigration {
  // Hazard accepted: a house has at most a few hundred agreed refunds.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreed_refunds ADD COLUMN received integer, ADD COLUMN last_entry integer');
    await runner.query(`
      UPDATE agreed_refunds agreed SET last_entry = (
        SELECT coalesce(max(entry.id), 0) FROM ledger_entries entry
        WHERE entry.booking_id = booking.id AND entry.at <= booking.cancelled_at)
      FROM bookings booking WHERE booking.id = agreed.booking_id`);
    await runner.query(`
      UPDATE agreed_refunds agreed SET
        received = (
          SELECT coalesce(sum(CASE WHEN entry.kind = 'correction' THEN -entry.amount ELSE entry.amount END), 0)
          FROM ledger_entries entry LEFT JOIN ledger_entries corrected ON corrected.id = entry.corrects
          WHERE entry.booking_id = agreed.booking_id AND entry.id <= agreed.last_entry
            AND coalesce(corrected.kind, entry.kind) = 'payment') - agreed.refunded_before,
        amount = greatest(agreed.amount - (
          SELECT coalesce(sum(entry.amount::bigint * agreed.percent / 100), 0) FROM ledger_entries entry
          WHERE entry.booking_id = agreed.booking_id AND entry.id > agreed.last_entry AND entry.kind = 'payment'), 0)`);
  }
}
