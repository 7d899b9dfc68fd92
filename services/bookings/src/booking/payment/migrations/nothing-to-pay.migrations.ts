import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * A booking that costs nothing is settled without a payment, by the rule of `balanceOf`, and has no payment deadline.
 * The previous version reads and writes the same columns.
 */
export class SettleFreeBookings1790000002501 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION payment_status_of(booking integer, due_total integer, refunded integer)
      RETURNS text LANGUAGE sql STABLE SET search_path = bookings, public AS $$
        SELECT CASE
          WHEN waiting = 'submitted' THEN 'pending_verification'
          WHEN waiting = 'recorded' THEN 'paid'
          WHEN coalesce(received, 0) - refunded >= due_total THEN 'verified'
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
        NEW.payment_status := CASE WHEN NEW.final_total = 0 THEN 'verified' ELSE 'pending' END;
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
      UPDATE bookings SET payment_status = payment_status, payment_deadline = NULL, balance_due_on = NULL
      WHERE final_total = 0`);
  }
}
