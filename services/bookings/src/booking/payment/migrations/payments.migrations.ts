import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Every payment that a booking has had, in chronological order: the submitted references, and the payments that the
 * owner recorded without a UTR, which only the history has. `recorder` is the admin who recorded it.
 */
const EVENTS = `
  WITH recorded AS (
    SELECT id, booking_id, actor, note, at FROM audit_entries WHERE action = 'payment recorded'),
  recorded_utrs AS (
    SELECT DISTINCT ON (entry.id) given.id AS submission_id, entry.actor
    FROM recorded entry
    JOIN payment_submissions given ON given.booking_id = entry.booking_id
      AND starts_with(regexp_replace(translate(entry.note, '０１２３４５６７８９', '0123456789'), '\\s', '', 'g'),
        'UPI,' || given.upi_transaction_id)
    ORDER BY entry.id, abs(extract(epoch FROM entry.at - given.at)))
  SELECT given.booking_id, given.at, 0 AS tie, given.id AS source_id, 'upi' AS method,
    given.upi_transaction_id AS reference, given.outcome, recorder.actor AS recorder
  FROM payment_submissions given LEFT JOIN recorded_utrs recorder ON recorder.submission_id = given.id
  UNION ALL
  SELECT booking_id, at, 1, id, CASE split_part(split_part(note, ',', 1), ':', 1)
      WHEN 'Cash' THEN 'cash' WHEN 'Bank transfer' THEN 'bank' ELSE 'upi' END, NULL, NULL, actor
  FROM recorded WHERE note NOT LIKE 'UPI, %'`;

/** Every payment of a booking with its final state; the last one is its current payment, if it matches. */
const PAYMENTS = `
  WITH events AS (${EVENTS}),
  ordered AS (
    SELECT events.*, row_number() OVER later = 1 AS is_last,
      coalesce(lag(events.at) OVER later, 'infinity') AS next_at
    FROM events WINDOW later AS (PARTITION BY booking_id ORDER BY at DESC, tie DESC, source_id DESC)),
  placed AS (
    SELECT ordered.*, booking.id IS NOT NULL AS is_current
    FROM ordered LEFT JOIN bookings booking ON booking.id = ordered.booking_id AND ordered.is_last
      AND booking.payment_status <> 'pending'
      AND booking.upi_transaction_id IS NOT DISTINCT FROM ordered.reference
      AND booking.payment_recorded_by IS NOT DISTINCT FROM ordered.recorder),
  past AS (
    SELECT placed.*, refusal.id IS NOT NULL OR placed.outcome = 'failed' AS is_failed, refusal.note AS refusal
    FROM placed LEFT JOIN LATERAL (
      SELECT id, note FROM audit_entries
      WHERE booking_id = placed.booking_id AND action = 'payment failed' AND at >= placed.at AND at < placed.next_at
      ORDER BY id DESC LIMIT 1) refusal ON true
    WHERE NOT placed.is_current)
  SELECT booking_id, booking.final_total AS amount, past.method, past.reference,
    CASE WHEN is_failed THEN 'failed' ELSE 'superseded' END AS state, recorder AS recorded_by, past.at,
    NULL::timestamptz AS verified_at, past.refusal AS notes, tie, source_id
  FROM past JOIN bookings booking ON booking.id = past.booking_id
  UNION ALL
  SELECT booking.id, booking.final_total,
    coalesce(booking.payment_method, CASE WHEN booking.upi_transaction_id IS NOT NULL THEN 'upi' END),
    coalesce(booking.upi_transaction_id, booking.payment_reference),
    CASE booking.payment_status WHEN 'paid' THEN 'recorded' WHEN 'pending_verification' THEN 'submitted'
      ELSE booking.payment_status END,
    booking.payment_recorded_by, coalesce(placed.at, booking.updated_at), booking.payment_verified_at,
    CASE WHEN booking.payment_status <> 'pending_verification' THEN booking.payment_notes END,
    coalesce(placed.tie, 2), coalesce(placed.source_id, 0)
  FROM bookings booking LEFT JOIN placed ON placed.booking_id = booking.id AND placed.is_current
  WHERE booking.payment_status <> 'pending'`;

/** The owner's last note stays with the payment it was about, even if the guest's next payment is undecided. */
const KEEP_NOTES = `
  UPDATE payments SET notes = noted.payment_notes
  FROM (
    SELECT DISTINCT ON (earlier.booking_id) earlier.id, booking.payment_notes
    FROM bookings booking JOIN payments earlier ON earlier.booking_id = booking.id
    WHERE booking.payment_status = 'pending_verification'
      AND (earlier.recorded_by IS NOT NULL OR earlier.state = 'failed')
    ORDER BY earlier.booking_id, earlier.id DESC) noted
  WHERE payments.id = noted.id`;

/** Payments are rows: a booking may have several, each of a part of the amount. */
export class CreatePayments1790000001051 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id integer GENERATED ALWAYS AS IDENTITY,
        booking_id integer NOT NULL,
        amount integer NOT NULL,
        method text,
        reference text,
        state text NOT NULL,
        recorded_by text,
        recorded_by_id integer,
        at timestamptz NOT NULL,
        verified_at timestamptz,
        verified_by text,
        verified_by_id integer,
        notes text,
        is_live boolean NOT NULL DEFAULT false,
        CONSTRAINT payments_pk PRIMARY KEY (id),
        CONSTRAINT payments_amount CHECK (amount >= 0),
        CONSTRAINT payments_method CHECK (method IN ('upi', 'cash', 'bank')),
        CONSTRAINT payments_state CHECK (state IN ('submitted', 'recorded', 'verified', 'failed', 'superseded'))
      )`);
    await runner.query(`
      INSERT INTO payments (booking_id, amount, method, reference, state, recorded_by, at, verified_at, notes)
      SELECT booking_id, amount, method, reference, state, recorded_by, at, verified_at, notes
      FROM (${PAYMENTS}) AS payment ORDER BY at, tie, source_id`);
    await runner.query('CREATE INDEX payments_booking ON payments (booking_id, id)');
    await runner.query('CREATE INDEX payments_reference ON payments (reference)');
    await runner.query('ANALYZE payments');
    await runner.query(KEEP_NOTES);
    await this.keepLive(runner);
    await this.keepStatus(runner);
    await this.dropColumns(runner);
  }

  /** No two live payments share a UTR, whatever happens to their bookings. */
  private async keepLive(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION payment_is_live(method text, state text, status text, archived_at timestamptz)
      RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(method = 'upi' AND archived_at IS NULL AND
          (state = 'verified' OR (state IN ('submitted', 'recorded') AND status <> 'cancelled')), false)
      $$`);
    await runner.query(`
      UPDATE payments SET is_live = true FROM bookings booking
      WHERE booking.id = payments.booking_id
        AND payment_is_live(payments.method, payments.state, booking.status, booking.archived_at)`);
    await runner.query('CREATE UNIQUE INDEX payments_live_utr ON payments (reference) WHERE is_live');
    await runner.query(`
      CREATE FUNCTION keep_payment_live() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        SELECT payment_is_live(NEW.method, NEW.state, status, archived_at) INTO NEW.is_live
        FROM bookings WHERE id = NEW.booking_id;
        NEW.is_live := coalesce(NEW.is_live, false);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_payment_live BEFORE INSERT OR UPDATE OF booking_id, method, reference, state ON payments
      FOR EACH ROW EXECUTE FUNCTION keep_payment_live()`);
    await runner.query(`
      CREATE FUNCTION keep_payments_live() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        UPDATE payments SET is_live = payment_is_live(method, state, NEW.status, NEW.archived_at)
        WHERE booking_id = NEW.id
          AND is_live <> payment_is_live(method, state, NEW.status, NEW.archived_at);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_payments_live AFTER UPDATE OF status, archived_at ON bookings
      FOR EACH ROW WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')
        OR (OLD.archived_at IS NULL) <> (NEW.archived_at IS NULL))
      EXECUTE FUNCTION keep_payments_live()`);
  }

  /** Maintains the payment status by which lists filter and count, by the rule of `balanceOf`. */
  private async keepStatus(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION payment_status_of(booking integer, total integer)
      RETURNS text LANGUAGE sql STABLE SET search_path = bookings, public AS $$
        SELECT CASE
          WHEN waiting = 'submitted' THEN 'pending_verification'
          WHEN waiting = 'recorded' THEN 'paid'
          WHEN received >= total THEN 'verified'
          WHEN latest = 'failed' THEN 'failed'
          ELSE 'pending' END
        FROM (
          SELECT sum(amount) FILTER (WHERE state = 'verified') AS received,
            (array_agg(state ORDER BY id DESC) FILTER (WHERE state IN ('submitted', 'recorded')))[1] AS waiting,
            (array_agg(state ORDER BY id DESC) FILTER (WHERE state <> 'superseded'))[1] AS latest
          FROM payments WHERE booking_id = booking) AS summed
      $$`);
    await runner.query('DROP TRIGGER keep_booking_search ON bookings');
    await runner.query('DROP FUNCTION keep_booking_search()');
    await runner.query(`
      CREATE FUNCTION keep_booking_lists() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      DECLARE
        utr text;
      BEGIN
        NEW.payment_status := 'pending';
        IF TG_OP = 'UPDATE' THEN
          NEW.payment_status := payment_status_of(NEW.id, NEW.final_total);
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
      BEFORE INSERT OR UPDATE OF confirmation_code, full_name, contact_number, final_total, payment_status, search_text
      ON bookings FOR EACH ROW EXECUTE FUNCTION keep_booking_lists()`);
    await runner.query(`
      CREATE FUNCTION keep_booking_of_payment() RETURNS trigger LANGUAGE plpgsql
      SET search_path = bookings, public AS $$
      BEGIN
        UPDATE bookings SET payment_status = payment_status
        WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.booking_id ELSE NEW.booking_id END;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_booking_of_payment
      AFTER INSERT OR DELETE OR UPDATE OF amount, method, reference, state ON payments
      FOR EACH ROW EXECUTE FUNCTION keep_booking_of_payment()`);
  }

  private async dropColumns(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN upi_transaction_id,
        DROP COLUMN payment_method,
        DROP COLUMN payment_reference,
        DROP COLUMN payment_recorded_by,
        DROP COLUMN payment_verified_at,
        DROP COLUMN payment_notes,
        DROP COLUMN submissions`);
    await runner.query('DROP TABLE payment_submissions');
  }
}
