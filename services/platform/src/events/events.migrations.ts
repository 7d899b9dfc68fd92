import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../database/forward-migration.ts';

export class CreateOutbox1790000000001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid NOT NULL,
        position bigserial NOT NULL,
        type text NOT NULL,
        payload jsonb NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        relayed_at timestamptz,
        CONSTRAINT outbox_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX outbox_waiting ON outbox (position) WHERE relayed_at IS NULL');
  }
}

/** A relay claims events by locking their rows, and events are relayed in order of position. */
export class KeyOutboxByPosition1790000000006 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN claimed_until, DROP CONSTRAINT outbox_pk');
    await runner.query('ALTER TABLE outbox ADD CONSTRAINT outbox_pk PRIMARY KEY (position)');
  }
}

/** A relayed event stays under observation until every subscriber has handled it. */
export class AcknowledgeOutbox1790000000007 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN acknowledged_at timestamptz');
    await runner.query(`CREATE INDEX outbox_unacknowledged ON outbox (position)
      WHERE relayed_at IS NOT NULL AND acknowledged_at IS NULL`);
  }
}

export class CreateInbox1790000000002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox (
        event_id uuid NOT NULL,
        type text NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT inbox_pk PRIMARY KEY (event_id)
      )`);
  }
}

/** An event may be held for some time, so that its cause can be undone before it is relayed. */
export class HoldOutbox1790000001100 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN not_before timestamptz');
  }
}

/** An event continues the trace of what has caused it. */
export class TraceOutbox1790000001701 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN traceparent text');
  }
}

/** An event names the earlier ones about its booking that are not handled yet. */
export class IndexOutboxByBooking1790000002301 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_bookings
      ON outbox ((payload #>> '{booking,id}'), position) WHERE acknowledged_at IS NULL`);
  }
}

/** Acknowledged events are deleted by their age, every hour. */
export class IndexOutboxByAcknowledgement1790000003302 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_acknowledged
      ON outbox (acknowledged_at) WHERE acknowledged_at IS NOT NULL`);
  }
}

/** Ids of handled events are deleted by their age, every hour. */
export class IndexInboxByHandling1790000003303 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS inbox_handled ON inbox (handled_at)');
  }
}
