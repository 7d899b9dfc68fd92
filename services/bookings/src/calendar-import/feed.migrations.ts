import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * The calendars of other sites. Their events occupy dates but are not calendar entries, because of the constraint
 * against overlaps: an event is never refused, even over a confirmed stay. Instead the trigger that keeps stays in the
 * calendar refuses a stay over an event, under the lock that storing events takes.
 */
export class CreateCalendarFeeds1790000001280 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_feeds (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        url text NOT NULL,
        paused boolean NOT NULL DEFAULT false,
        skip_unavailable boolean NOT NULL DEFAULT false,
        etag text,
        last_modified text,
        full_read_at timestamptz,
        last_read_at timestamptz,
        last_good_at timestamptz,
        next_read_at timestamptz NOT NULL DEFAULT now(),
        problem text,
        problem_text text,
        failing_since timestamptz,
        failures integer NOT NULL DEFAULT 0,
        told_at timestamptz,
        accepts_fewer boolean NOT NULL DEFAULT false,
        revision integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calendar_feeds_url UNIQUE (url)
      )`);
    await runner.query(`
      CREATE TABLE feed_events (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        feed_id integer NOT NULL REFERENCES calendar_feeds (id) ON DELETE CASCADE,
        uid text NOT NULL,
        recurrence text NOT NULL,
        summary text NOT NULL,
        is_erased boolean NOT NULL DEFAULT false,
        from_date date NOT NULL,
        to_date date NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        all_day boolean NOT NULL,
        is_unavailable boolean NOT NULL,
        period tstzrange NOT NULL,
        missing boolean NOT NULL DEFAULT false,
        first_seen_at timestamptz NOT NULL,
        CONSTRAINT feed_events_time UNIQUE (feed_id, uid, recurrence, starts_at, ends_at)
      )`);
    await runner.query('CREATE INDEX feed_events_period ON feed_events USING gist (period)');
    await runner.query(`
      CREATE TABLE feed_clashes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        feed_id integer NOT NULL REFERENCES calendar_feeds (id) ON DELETE CASCADE,
        uid text NOT NULL,
        recurrence text NOT NULL,
        booking_id integer NOT NULL,
        first_seen_at timestamptz NOT NULL,
        told_at timestamptz,
        same_stay_at timestamptz,
        CONSTRAINT feed_clashes_pair UNIQUE (booking_id, feed_id, uid, recurrence)
      )`);
    await runner.query('ALTER TABLE audit_entries ADD COLUMN feed_id integer');
    await this.findEvents(runner);
    await this.refuseStays(runner);
  }

  /**
   * The events that block `wanted` for a booking (0: new). Excludes events that only overlap time which the confirmed
   * stay already occupies, so that the stay can be changed otherwise, and events that the owner has marked as the same
   * stay. Plain SQL without settings, so that Postgres can inline it.
   */
  private async findEvents(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION bookings.feed_events_over(wanted tstzrange, booking integer)
      RETURNS SETOF bookings.feed_events LANGUAGE sql STABLE AS $$
        SELECT event.* FROM bookings.feed_events AS event
        WHERE event.period && wanted
          AND event.period && (tstzmultirange(wanted) - coalesce(
            (SELECT tstzmultirange(own.period) FROM bookings.calendar_entries AS own WHERE own.booking_id = booking),
            '{}'::tstzmultirange))
          AND NOT EXISTS (
            SELECT FROM bookings.feed_clashes AS pair
            WHERE pair.booking_id = booking AND pair.feed_id = event.feed_id AND pair.uid = event.uid
              AND pair.recurrence = event.recurrence AND pair.same_stay_at IS NOT NULL)
      $$`);
  }

  private async refuseStays(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION bookings.keep_stay_in_calendar() RETURNS trigger LANGUAGE plpgsql
      SET search_path = bookings, public AS $$
      DECLARE
        wanted tstzrange;
      BEGIN
        IF NEW.status = 'confirmed' AND NEW.archived_at IS NULL THEN
          PERFORM public.lock_own('calendar');
          wanted := tstzrange(lower(NEW.stay), upper(NEW.stay) + make_interval(mins => NEW.turnaround_minutes));
          IF EXISTS (SELECT FROM feed_events_over(wanted, NEW.id)) THEN
            RAISE EXCEPTION 'An event of another calendar has the dates'
              USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'feed_events_free';
          END IF;
          INSERT INTO calendar_entries (booking_id, period) VALUES (NEW.id, wanted)
          ON CONFLICT (booking_id) DO UPDATE SET period = EXCLUDED.period;
        ELSE
          DELETE FROM calendar_entries WHERE booking_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$`);
  }
}
