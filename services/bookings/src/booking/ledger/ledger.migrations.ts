import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Every booking's total as a charge, and every verified payment. */
const FILL = `
  INSERT INTO ledger_entries (booking_id, kind, amount, method, reference, at, by, by_id, payment_id)
  SELECT booking_id, kind, amount, method, reference, at, by, by_id, payment_id FROM (
    SELECT id AS booking_id, 'charge' AS kind, final_total AS amount, NULL AS method, NULL AS reference,
      created_at AS at, 'system' AS by, NULL::integer AS by_id, NULL::integer AS payment_id, 0 AS tie
    FROM bookings WHERE final_total > 0
    UNION ALL
    SELECT booking_id, 'payment', amount, method, reference, coalesce(verified_at, at), coalesce(verified_by, 'system'),
      verified_by_id, id, 1
    FROM payments WHERE state = 'verified' AND amount > 0) AS entry
  ORDER BY at, tie, booking_id`;

/**
 * Money as entries that are only ever added; constraints and triggers of the table enforce the sums. Rule: the ledger
 * is append-only.
 */
export class CreateLedger1790000001069 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_entries (
        id integer GENERATED ALWAYS AS IDENTITY,
        booking_id integer NOT NULL,
        kind text NOT NULL,
        amount integer NOT NULL,
        method text,
        reference text,
        note text,
        at timestamptz NOT NULL DEFAULT now(),
        by text NOT NULL,
        by_id integer,
        corrects integer,
        payment_id integer,
        CONSTRAINT ledger_entries_pk PRIMARY KEY (id),
        CONSTRAINT ledger_entries_kind CHECK (kind IN (
          'charge', 'payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept', 'correction')),
        CONSTRAINT ledger_entries_amount CHECK (amount > 0 OR (amount < 0 AND kind IN ('charge', 'correction'))),
        CONSTRAINT ledger_entries_corrects CHECK ((corrects IS NOT NULL) = (kind = 'correction'))
      )`);
    await runner.query(FILL);
    await runner.query('CREATE INDEX ledger_entries_booking ON ledger_entries (booking_id, id)');
    await runner.query('CREATE INDEX ledger_entries_at ON ledger_entries (at)');
    await runner.query(
      'CREATE UNIQUE INDEX ledger_entries_payment ON ledger_entries (payment_id) WHERE payment_id IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX ledger_entries_corrected ON ledger_entries (corrects) WHERE corrects IS NOT NULL',
    );
    await runner.query('ANALYZE ledger_entries');
    await this.keepSums(runner);
    await runner.query('REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER');
  }

  /** No refund above what was paid, no deposit given back or kept above what was taken, no second correction. */
  private async keepSums(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ledger_sums(booking integer, OUT charged integer, OUT paid integer, OUT refunded integer,
        OUT deposit_taken integer, OUT deposit_returned integer, OUT deposit_kept integer)
      LANGUAGE sql STABLE SET search_path = bookings, public AS $$
        SELECT
          coalesce(sum(amount) FILTER (WHERE kind = 'charge'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'deposit_taken'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'deposit_returned'), 0),
          coalesce(sum(amount) FILTER (WHERE kind = 'deposit_kept'), 0)
        FROM (
          SELECT coalesce(corrected.kind, entry.kind) AS kind,
            CASE WHEN corrected.id IS NULL THEN entry.amount ELSE -entry.amount END AS amount
          FROM ledger_entries entry LEFT JOIN ledger_entries corrected ON corrected.id = entry.corrects
          WHERE entry.booking_id = booking) AS counted
      $$`);
    await runner.query(`
      CREATE FUNCTION check_ledger() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      DECLARE
        sums record;
      BEGIN
        PERFORM FROM bookings WHERE id = NEW.booking_id FOR UPDATE;
        IF NEW.kind = 'correction' AND NOT EXISTS (
          SELECT FROM ledger_entries
          WHERE id = NEW.corrects AND booking_id = NEW.booking_id AND amount = NEW.amount AND kind <> 'correction') THEN
          RAISE EXCEPTION 'A correction has the booking and the amount of the entry that it undoes'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_correction';
        END IF;
        SELECT * INTO sums FROM ledger_sums(NEW.booking_id);
        IF sums.refunded > sums.paid THEN
          RAISE EXCEPTION 'More cannot be refunded than was paid'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_refunds';
        END IF;
        IF sums.deposit_returned + sums.deposit_kept > sums.deposit_taken THEN
          RAISE EXCEPTION 'More of a deposit cannot be returned or kept than was taken'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_deposit';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER check_ledger AFTER INSERT ON ledger_entries
      FOR EACH ROW WHEN (NEW.kind NOT IN ('charge', 'payment')) EXECUTE FUNCTION check_ledger()`);
  }
}

/** Pictures that document a kept deposit, by their ids. */
export class AddLedgerPictures1790000001074 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_entries
        ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT ledger_entries_pictures
          CHECK (pictures = '{}' OR (kind = 'deposit_kept' AND cardinality(pictures) <= 6))`);
  }
}

/** A payment that was corrected may be verified again: a payment may have one uncorrected entry, not one entry ever. */
export class AllowVerifyingAgain1790000001076 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_entries_payment');
    await runner.query(
      'CREATE INDEX ledger_entries_payment ON ledger_entries (payment_id) WHERE payment_id IS NOT NULL',
    );
    await runner.query(`
      CREATE FUNCTION check_payment_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        PERFORM FROM bookings WHERE id = NEW.booking_id FOR UPDATE;
        IF EXISTS (
          SELECT FROM ledger_entries entry
          WHERE entry.payment_id = NEW.payment_id AND entry.id <> NEW.id
            AND NOT EXISTS (SELECT FROM ledger_entries undoing WHERE undoing.corrects = entry.id)) THEN
          RAISE EXCEPTION 'A payment has one entry that is not corrected'
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_payment';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER check_payment_entry AFTER INSERT ON ledger_entries
      FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION check_payment_entry()`);
  }
}

/** An index for the deposits held: the entries that take, return or keep one, with their amounts. */
export class IndexDeposits1790000003603 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_held ON ledger_entries (booking_id)
      INCLUDE (id, kind, amount, at) WHERE kind IN ('deposit_taken', 'deposit_returned', 'deposit_kept')`);
  }
}
