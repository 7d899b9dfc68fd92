import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Counts per day in India, written together with what they count. `previous_day` is the last earlier day on which the
 * same visitors came (`-infinity`: none), so that the visitors of a range are those whose previous day lies before it.
 */
export class CreateCounts1790000001003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_days (
        day date NOT NULL,
        previous_day date NOT NULL,
        dimension text NOT NULL,
        value text NOT NULL,
        visitors integer NOT NULL,
        CONSTRAINT visitor_days_pk PRIMARY KEY (day, previous_day, dimension, value),
        CONSTRAINT visitor_days_order CHECK (previous_day < day)
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE session_days (
        day date NOT NULL,
        sessions integer NOT NULL,
        seconds bigint NOT NULL,
        CONSTRAINT session_days_pk PRIMARY KEY (day)
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE page_days (
        day date NOT NULL,
        page text NOT NULL,
        views integer NOT NULL,
        CONSTRAINT page_days_pk PRIMARY KEY (day, page)
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE funnel_days (
        day date NOT NULL,
        action text NOT NULL,
        visitors integer NOT NULL,
        CONSTRAINT funnel_days_pk PRIMARY KEY (day, action)
      ) WITH (fillfactor = 50)`);
  }
}
