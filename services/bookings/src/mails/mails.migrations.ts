import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBookingMails1790000001006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_mails (
        message_id text NOT NULL,
        booking_id integer NOT NULL,
        kind text NOT NULL,
        recipient text NOT NULL,
        status text NOT NULL,
        queued_at timestamptz NOT NULL,
        delivered_at timestamptz,
        CONSTRAINT booking_mails_pk PRIMARY KEY (message_id)
      )`);
    await runner.query('CREATE INDEX booking_mails_booking ON booking_mails (booking_id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** The owner sees why a mail was not sent. */
export class AddMailFailure1790000001025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_mails ADD COLUMN failure text');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** Names the mails that a digest stands for as the notifications service does. */
export class NameOwnerDigest1790000001033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE booking_mails SET failure = 'in-digest' WHERE failure = 'gathered'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
