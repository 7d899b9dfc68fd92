import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Bookings whose guest was erased. The notes of their history and ledger may be dropped, because people write names and
 * numbers into notes; nothing else may be altered.
 */
export class AddErasedGuests1790000001090 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN erased_at timestamptz');
    await runner.query(`
      CREATE FUNCTION only_forget_notes() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        IF NEW.note IS NOT NULL OR NOT EXISTS (
          SELECT FROM bookings WHERE id = OLD.booking_id AND erased_at IS NOT NULL) THEN
          RAISE EXCEPTION 'permission denied: only the notes on an erased guest may be dropped'
            USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN NEW;
      END $$`);
    for (const table of ['audit_entries', 'ledger_entries']) {
      await runner.query(`
        CREATE TRIGGER only_forget_notes BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION only_forget_notes()`);
      await runner.query(`GRANT UPDATE (note) ON ${table} TO CURRENT_USER`);
    }
  }
}
