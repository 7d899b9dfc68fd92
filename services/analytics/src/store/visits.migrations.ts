import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Single visits, partitioned by month in India; a job makes the partitions ahead and drops the oldest. */
export class CreateVisits1790000001002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_views (
        created_at timestamptz NOT NULL,
        id uuid NOT NULL,
        session_id text NOT NULL,
        page text NOT NULL,
        url text,
        title text,
        time_on_page integer NOT NULL,
        scroll_depth smallint NOT NULL,
        exit_page boolean NOT NULL,
        CONSTRAINT page_views_pk PRIMARY KEY (created_at, id),
        CONSTRAINT page_views_time CHECK (time_on_page BETWEEN 0 AND 7200),
        CONSTRAINT page_views_depth CHECK (scroll_depth BETWEEN 0 AND 100)
      ) PARTITION BY RANGE (created_at)`);
    await runner.query(`
      CREATE TABLE events (
        created_at timestamptz NOT NULL,
        id uuid NOT NULL,
        session_id text NOT NULL,
        event_type text NOT NULL,
        event_category text NOT NULL,
        event_action text NOT NULL,
        event_label text,
        value double precision,
        metadata jsonb,
        CONSTRAINT events_pk PRIMARY KEY (created_at, id)
      ) PARTITION BY RANGE (created_at)`);
    await runner.query(`
      CREATE TABLE funnel_visitors (
        day date NOT NULL,
        action text NOT NULL,
        session_id text NOT NULL,
        CONSTRAINT funnel_visitors_pk PRIMARY KEY (day, action, session_id)
      ) PARTITION BY RANGE (day)`);
  }
}
