import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * The owner's search finds a booking by the UTR of each of its transfers, not only of the last payment; by that of a
 * superseded one no longer. The previous version reads and writes the same columns.
 */
export class SearchAllReferences1790000003501 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_booking_lists() RETURNS trigger LANGUAGE plpgsql
      SET search_path = bookings, public AS $$
      DECLARE
        utrs text;
      BEGIN
        NEW.payment_status := CASE WHEN NEW.final_total = 0 THEN 'verified' ELSE 'pending' END;
        IF TG_OP = 'UPDATE' THEN
          NEW.payment_status := payment_status_of(NEW.id,
            due_total_of(NEW.final_total, NEW.terms, NEW.balance_due_on),
            CASE WHEN NEW.status = 'cancelled' THEN 0 ELSE NEW.refunded END);
          SELECT string_agg(reference, E'\\n' ORDER BY id) INTO utrs
          FROM payments WHERE booking_id = NEW.id AND method = 'upi' AND state <> 'superseded';
        END IF;
        NEW.search_text := lower(concat_ws(E'\\n', NEW.confirmation_code, NEW.full_name, NEW.contact_number,
          translate(NEW.contact_number, ' +-()', ''), utrs));
        RETURN NEW;
      END $$`);
    await runner.query(`
      UPDATE bookings SET search_text = search_text
      WHERE id IN (SELECT booking_id FROM payments GROUP BY booking_id HAVING count(*) > 1)`);
  }
}
