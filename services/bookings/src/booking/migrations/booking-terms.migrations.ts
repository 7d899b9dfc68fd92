import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** The terms that the site showed when the bookings without stored terms were made. */
const EARLIER_TERMS = JSON.stringify({
  advancePercent: 100,
  balanceDays: 0,
  securityDeposit: 0,
  cancellation: [
    { days: 30, percent: 100 },
    { days: 15, percent: 75 },
    { days: 7, percent: 50 },
    { days: 3, percent: 25 },
    { days: 0, percent: 0 },
  ],
});

/** A booking keeps the terms it was made with; a balance may be due later, and refunds are counted. */
export class AddBookingTerms1790000001070 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN terms jsonb NOT NULL DEFAULT '${EARLIER_TERMS}',
        ADD COLUMN balance_due_on date,
        ADD COLUMN balance_told_for date,
        ADD COLUMN refunded integer NOT NULL DEFAULT 0`);
    await runner.query('ALTER TABLE bookings ALTER COLUMN terms DROP DEFAULT');
    await runner.query(`
      CREATE INDEX bookings_balance_due ON bookings (balance_due_on)
      WHERE balance_due_on IS NOT NULL AND archived_at IS NULL`);
    await runner.query('ALTER TABLE payments DROP CONSTRAINT payments_method');
    await runner.query(`
      ALTER TABLE payments ADD CONSTRAINT payments_method CHECK (method IN ('upi', 'cash', 'bank', 'card', 'other'))`);
    await runner.query(`
      CREATE INDEX ledger_entries_deposits ON ledger_entries (booking_id) WHERE kind = 'deposit_taken'`);
    await this.keepStatus(runner);
    await this.keepRefunded(runner);
  }

  /** The payment status by which lists filter and count, by the rule of `balanceOf` and `owedBy`. */
  private async keepStatus(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION due_total_of(total integer, terms jsonb, balance_due_on date)
      RETURNS integer LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN balance_due_on IS NULL THEN total
          ELSE least(total, ceil(total::numeric * (terms->>'advancePercent')::integer / 100)::integer) END
      $$`);
    await runner.query('DROP TRIGGER keep_booking_lists ON bookings');
    await runner.query('DROP FUNCTION payment_status_of(integer, integer)');
    await runner.query(`
      CREATE FUNCTION payment_status_of(booking integer, due_total integer, refunded integer)
      RETURNS text LANGUAGE sql STABLE SET search_path = bookings, public AS $$
        SELECT CASE
          WHEN waiting = 'submitted' THEN 'pending_verification'
          WHEN waiting = 'recorded' THEN 'paid'
          WHEN received - refunded >= due_total THEN 'verified'
          WHEN latest = 'failed' THEN 'failed'
          ELSE 'pending' END
        FROM (
          SELECT sum(amount) FILTER (WHERE state = 'verified') AS received,
            (array_agg(state ORDER BY id DESC) FILTER (WHERE state IN ('submitted', 'recorded')))[1] AS waiting,
            (array_agg(state ORDER BY id DESC) FILTER (WHERE state <> 'superseded'))[1] AS latest
          FROM payments WHERE booking_id = booking) AS summed
      $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_booking_lists() RETURNS trigger LANGUAGE plpgsql
      SET search_path = bookings, public AS $$
      DECLARE
        utr text;
      BEGIN
        NEW.payment_status := 'pending';
        IF TG_OP = 'UPDATE' THEN
          NEW.payment_status := payment_status_of(NEW.id,
            due_total_of(NEW.final_total, NEW.terms, NEW.balance_due_on),
            CASE WHEN NEW.status = 'cancelled' THEN 0 ELSE NEW.refunded END);
          SELECT reference INTO utr FROM (
            SELECT method, reference FROM payments WHERE booking_id = NEW.id AND state <> 'superseded'
            ORDER BY id DESC LIMIT 1) AS latest
          WHERE method = 'upi';
        END IF;
        NEW.search_text := lower(concat_ws(E'\\n', NEW.confirmation_code, NEW.full_name, NEW.contact_number,
          translate(NEW.contact_number, ' +-()', ''), utr));
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_booking_lists
      BEFORE INSERT OR UPDATE OF confirmation_code, full_name, contact_number, final_total, terms, balance_due_on,
        refunded, status, payment_status, search_text
      ON bookings FOR EACH ROW EXECUTE FUNCTION keep_booking_lists()`);
  }

  private async keepRefunded(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_refunded() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        UPDATE bookings SET refunded = sums.refunded FROM ledger_sums(NEW.booking_id) sums
        WHERE id = NEW.booking_id AND bookings.refunded <> sums.refunded;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_refunded AFTER INSERT ON ledger_entries
      FOR EACH ROW WHEN (NEW.kind IN ('refund', 'correction')) EXECUTE FUNCTION keep_refunded()`);
  }
}

/** Percentages round down, as `advanceOf` does: an advance is at least one rupee. */
export class RoundAdvanceDown1790000002302 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION due_total_of(total integer, terms jsonb, balance_due_on date)
      RETURNS integer LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN balance_due_on IS NULL THEN total
          ELSE greatest(least(total, 1), floor(total::numeric * (terms->>'advancePercent')::integer / 100)::integer) END
      $$`);
  }
}

/** A notice of a balance waits for the end of a pause of messages. */
export class AddBalanceNotice1790000003301 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN balance_notice_for date');
  }
}
