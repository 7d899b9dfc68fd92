import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessages1790000001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE messages (
        id uuid NOT NULL,
        event_id uuid NOT NULL,
        kind text NOT NULL,
        booking_id integer NOT NULL,
        confirmation_code text NOT NULL,
        audience text NOT NULL,
        recipient text NOT NULL,
        payload jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        queued_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        CONSTRAINT messages_pk PRIMARY KEY (id),
        CONSTRAINT messages_once UNIQUE (event_id, kind, audience),
        CONSTRAINT messages_status CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
        CONSTRAINT messages_audience CHECK (audience IN ('guest', 'owner'))
      )`);
    await runner.query(`CREATE INDEX messages_due ON messages (due_at) WHERE status IN ('queued', 'sending')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** A mail may be about anything; until now each was about a booking. */
export class NameMessageSubjects1790000001012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN subject_type text, ADD COLUMN subject_id text');
    await runner.query(`UPDATE messages SET subject_type = 'booking', subject_id = booking_id::text`);
    await runner.query(`
      ALTER TABLE messages
        ALTER COLUMN subject_type SET NOT NULL,
        ALTER COLUMN subject_id SET NOT NULL,
        DROP COLUMN booking_id,
        DROP COLUMN confirmation_code`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
