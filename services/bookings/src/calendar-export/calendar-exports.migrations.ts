import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateCalendarExports1790000001311 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_exports (
        id integer GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        kind text NOT NULL,
        feed_id integer,
        secret_id uuid NOT NULL,
        secret_hash text NOT NULL,
        content_hash text,
        content_since timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        renewed_at timestamptz,
        last_fetched_at timestamptz,
        CONSTRAINT calendar_exports_pk PRIMARY KEY (id),
        CONSTRAINT calendar_exports_secret UNIQUE (secret_hash),
        CONSTRAINT calendar_exports_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds (id) ON DELETE SET NULL,
        CONSTRAINT calendar_exports_kind CHECK (kind IN ('site', 'owner'))
      )`);
  }
}

/** Remembers a deleted feed in the exports of its site, so that the site is recognized when it is added again. */
export class KeepDeletedFeeds1790000003701 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendar_exports ADD COLUMN deleted_feed_id integer, ADD COLUMN deleted_feed_address text`);
    await runner.query(`
      CREATE FUNCTION keep_deleted_feed() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        UPDATE calendar_exports SET deleted_feed_id = OLD.id, deleted_feed_address = split_part(OLD.url, '?', 1)
        WHERE feed_id = OLD.id;
        RETURN OLD;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_deleted_feed BEFORE DELETE ON calendar_feeds
      FOR EACH ROW EXECUTE FUNCTION keep_deleted_feed()`);
  }
}

/**
 * The version and last change of a block, maintained for every writer: calendars use them to detect changed entries.
 */
export class AddBlockVersion1790000001312 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendar_blocks ADD COLUMN version integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE calendar_blocks ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()');
    await runner.query(`
      CREATE FUNCTION number_block_change() RETURNS trigger LANGUAGE plpgsql SET search_path = bookings, public AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        NEW.updated_at := now();
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER number_block_change BEFORE UPDATE ON calendar_blocks
      FOR EACH ROW EXECUTE FUNCTION number_block_change()`);
  }
}
