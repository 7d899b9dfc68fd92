import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateBookingStates1790000001024 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_states (
        id integer NOT NULL,
        status text NOT NULL,
        payment_status text NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        CONSTRAINT booking_states_pk PRIMARY KEY (id)
      )`);
  }
}

/** A delayed mail is checked against the current stay and amount. */
export class AddStayToBookingFacts1790000001054 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_states RENAME TO booking_facts');
    await runner.query('ALTER TABLE booking_facts RENAME CONSTRAINT booking_states_pk TO booking_facts_pk');
    await runner.query(`
      ALTER TABLE booking_facts
        ADD COLUMN checkin_date date,
        ADD COLUMN checkout_date date,
        ADD COLUMN checkin_time text,
        ADD COLUMN checkout_time text,
        ADD COLUMN guest_count integer,
        ADD COLUMN final_total integer,
        ADD COLUMN due integer`);
  }
}

/** A mail about a changed stay is outdated if the stay has changed once more. */
export class AddStayChangesToBookingFacts1790000001068 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_facts ADD COLUMN stay_changes integer');
  }
}

/** A message that waits for the morning is withheld when the owner pauses the booking's messages meanwhile. */
export class AddMessagesPaused1790000001701 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_facts ADD COLUMN messages_paused boolean NOT NULL DEFAULT false');
  }
}
