import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * The calendar: one row for every time in which the house is taken, by a confirmed stay or by the owner, and a
 * constraint that no two of them overlap. Triggers maintain the rows, so that no code path can miss it.
 */
export class CreateCalendar1790000001002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_blocks (
        id integer GENERATED ALWAYS AS IDENTITY,
        from_date date NOT NULL,
        to_date date NOT NULL,
        reason text,
        turnaround_minutes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calendar_blocks_pk PRIMARY KEY (id),
        CONSTRAINT calendar_blocks_dates CHECK (from_date <= to_date)
      )`);
    await runner.query(`
      CREATE TABLE calendar_entries (
        id integer GENERATED ALWAYS AS IDENTITY,
        period tstzrange NOT NULL,
        booking_id integer,
        block_id integer,
        CONSTRAINT calendar_entries_pk PRIMARY KEY (id),
        CONSTRAINT calendar_entries_booking UNIQUE (booking_id),
        CONSTRAINT calendar_entries_block UNIQUE (block_id),
        CONSTRAINT calendar_entries_owner CHECK (num_nonnulls(booking_id, block_id) = 1),
        CONSTRAINT calendar_entries_free EXCLUDE USING gist (period WITH &&)
      )`);
    await this.keepStays(runner);
    await this.keepBlocks(runner);
  }

  /** The lock prevents deadlocks between concurrent transactions that occupy dates, by serialising them. */
  private async keepStays(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_stay_in_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.status = 'confirmed' AND NEW.archived_at IS NULL THEN
          PERFORM pg_advisory_xact_lock(hashtextextended('calendar', 0));
          INSERT INTO calendar_entries (booking_id, period)
          VALUES (NEW.id, tstzrange(lower(NEW.stay), upper(NEW.stay) + make_interval(mins => NEW.turnaround_minutes)))
          ON CONFLICT (booking_id) DO UPDATE SET period = EXCLUDED.period;
        ELSE
          DELETE FROM calendar_entries WHERE booking_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_new_stay_in_calendar AFTER INSERT ON bookings
      FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION keep_stay_in_calendar()`);
    await runner.query(`
      CREATE TRIGGER keep_stay_in_calendar AFTER UPDATE OF status, stay, turnaround_minutes, archived_at ON bookings
      FOR EACH ROW EXECUTE FUNCTION keep_stay_in_calendar()`);
  }

  private async keepBlocks(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_block_in_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM calendar_entries WHERE block_id = OLD.id;
        ELSE
          PERFORM pg_advisory_xact_lock(hashtextextended('calendar', 0));
          INSERT INTO calendar_entries (block_id, period)
          VALUES (NEW.id, tstzrange(
            NEW.from_date::timestamp AT TIME ZONE 'Asia/Kolkata',
            (NEW.to_date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' + make_interval(mins => NEW.turnaround_minutes)))
          ON CONFLICT (block_id) DO UPDATE SET period = EXCLUDED.period;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_block_in_calendar AFTER INSERT OR UPDATE OR DELETE ON calendar_blocks
      FOR EACH ROW EXECUTE FUNCTION keep_block_in_calendar()`);
  }
}

/** Gives the lock that serialises changes of taken dates a name of this service. */
export class LockCalendarByOwnName1790000001022 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['keep_stay_in_calendar', 'keep_block_in_calendar']) {
      const [row] = (await runner.query(`SELECT pg_get_functiondef('bookings.${name}'::regproc) AS definition`)) as {
        definition: string;
      }[];
      const before = `pg_advisory_xact_lock(hashtextextended('calendar', 0))`;
      await runner.query((row?.definition ?? '').replace(before, `public.lock_own('calendar')`));
    }
  }
}
