import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Visitors' sessions. `owner` is a hash of the browser's user agent; `last_day` the last day in India on which the
 * session began or viewed a page; `page`, `view_id` and `view_at` its open view.
 */
export class CreateSessions1790000001001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        session_id text NOT NULL,
        owner text NOT NULL,
        fingerprint text,
        ip_address text NOT NULL,
        user_agent text NOT NULL,
        country text NOT NULL,
        city text NOT NULL,
        device text NOT NULL,
        browser text NOT NULL,
        os text NOT NULL,
        referrer text,
        source text NOT NULL,
        landing_page text NOT NULL,
        created_at timestamptz NOT NULL,
        day date NOT NULL,
        last_active_at timestamptz NOT NULL,
        last_day date NOT NULL,
        page text,
        view_id uuid,
        view_at timestamptz,
        CONSTRAINT sessions_pk PRIMARY KEY (session_id),
        CONSTRAINT sessions_device CHECK (device IN ('desktop', 'mobile', 'tablet')),
        CONSTRAINT sessions_browser CHECK (browser IN ('chrome', 'firefox', 'safari', 'edge', 'other')),
        CONSTRAINT sessions_os CHECK (os IN ('windows', 'macos', 'linux', 'android', 'ios', 'other')),
        CONSTRAINT sessions_activity CHECK (last_active_at >= created_at)
      ) WITH (fillfactor = 80)`);
    await runner.query('CREATE INDEX sessions_last_active ON sessions (last_active_at)');
    await runner.query('CREATE INDEX sessions_created ON sessions (created_at)');
    await runner.query(`
      CREATE FUNCTION visit_seconds(began timestamptz, ended timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE
      RETURN least(7200, floor(extract(epoch FROM ended - began)))::integer`);
  }
}
