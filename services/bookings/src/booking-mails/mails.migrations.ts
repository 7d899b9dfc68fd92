import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateBookingMails1790000001006 extends ForwardMigration {
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
}

/** The owner sees why a mail was not sent. */
export class AddMailFailure1790000001025 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_mails ADD COLUMN failure text');
  }
}

/** Renames the mails that a digest replaces to the name used by the notifications service. */
export class NameOwnerDigest1790000001033 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE booking_mails SET failure = 'in-digest' WHERE failure = 'gathered'`);
  }
}

/** Moves the mail markers to this read model, so that a booking's own row is only written by its changes. */
export class MoveMailMarkers1790000001052 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_mail_markers (
        booking_id integer NOT NULL,
        email_sent boolean NOT NULL DEFAULT false,
        reminder_sent boolean NOT NULL DEFAULT false,
        last_reminder_at timestamptz,
        CONSTRAINT booking_mail_markers_pk PRIMARY KEY (booking_id)
      )`);
    await runner.query(`
      INSERT INTO booking_mail_markers (booking_id, email_sent, reminder_sent, last_reminder_at)
      SELECT id, email_sent, reminder_sent, last_reminder_at FROM bookings
      WHERE email_sent OR reminder_sent OR last_reminder_at IS NOT NULL`);
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN email_sent,
        DROP COLUMN reminder_sent,
        DROP COLUMN last_reminder_at`);
  }
}

/** The owner is notified once of an unanswered request. */
export class AddOwnerAsked1790000001075 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_mail_markers ADD COLUMN owner_asked_at timestamptz');
  }
}

/** Guests are sent directions on the day of arrival, and thanked on the day after their stay, each once. */
export class AddMoments1790000001703 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN messages_paused boolean NOT NULL DEFAULT false');
    await runner.query(`
      ALTER TABLE booking_mail_markers
        ADD COLUMN arrival_told_for date,
        ADD COLUMN thanked_at timestamptz`);
  }
}

/** Removes addresses of erased guests and removed bookings that mails on their way at that time have left. */
export class RemoveErasedRecipients1790000004120 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM booking_mails WHERE NOT EXISTS (
        SELECT FROM bookings WHERE id = booking_id AND erased_at IS NULL)`);
  }
}

/** The owner can remind a guest whose scheduled reminder is not sent. */
export class MarkUnsentReminders1790000004204 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_mail_markers ADD COLUMN reminder_unsent boolean NOT NULL DEFAULT false');
  }
}
