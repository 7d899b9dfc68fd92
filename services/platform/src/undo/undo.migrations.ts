import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../database/forward-migration.ts';

/** What the owner can undo for a few seconds. */
export class CreateUndos1790000001101 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE undos (
        id integer GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL,
        subjects text[] NOT NULL,
        done text NOT NULL,
        needs text NOT NULL,
        done_by text NOT NULL,
        state jsonb NOT NULL,
        held_events uuid[] NOT NULL,
        ends_at timestamptz NOT NULL,
        ended text,
        CONSTRAINT undos_pk PRIMARY KEY (id),
        CONSTRAINT undos_ended CHECK (ended IN ('undone', 'changed'))
      )`);
    await runner.query('CREATE INDEX undos_ends_at ON undos (ends_at)');
  }
}
