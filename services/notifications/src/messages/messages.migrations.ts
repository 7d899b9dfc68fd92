import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';
import { CODE_IN_PAYLOAD } from './code-in-payload.ts';

export class CreateMessages1790000001001 extends ForwardMigration {
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
}

/** A mail may be about anything; until now each was about a booking. */
export class NameMessageSubjects1790000001012 extends ForwardMigration {
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
}

/** Some mails are kept without being sent, and every mail that is not sent says why. */
export class WithholdMessages1790000001021 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        ADD COLUMN failure text,
        DROP CONSTRAINT messages_status,
        ADD CONSTRAINT messages_status CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'withheld'))`);
  }
}

/** The mails sent to an address are counted before another one is sent to it. */
export class IndexMessageRecipients1790000001022 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_guest ON messages (lower(recipient), queued_at) WHERE audience = 'guest'`);
  }
}

/** The payload of a mail is personal data, and is deleted after some time. */
export class ForgetPayloads1790000001023 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ALTER COLUMN payload DROP NOT NULL');
    await runner.query('CREATE INDEX messages_payloads ON messages (queued_at) WHERE payload IS NOT NULL');
  }
}

/** One mailbox has many addresses: tags, capitals, dots. Existing rows are counted as they were. */
export class CountMailboxes1790000001031 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN counted_as text');
    await runner.query('UPDATE messages SET counted_as = lower(recipient)');
    await runner.query('ALTER TABLE messages ALTER COLUMN counted_as SET NOT NULL');
    await runner.query('DROP INDEX messages_guest');
    await runner.query(`CREATE INDEX messages_guest ON messages (counted_as, queued_at) WHERE audience = 'guest'`);
  }
}

/** Mails that strangers trigger are counted, and those above the limit are combined in one mail. */
export class GatherOwnerMails1790000001032 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN digest_id uuid');
    await runner.query(`
      CREATE INDEX messages_gathered ON messages (recipient) WHERE failure = 'gathered' AND digest_id IS NULL`);
    await runner.query(`
      CREATE INDEX messages_digests ON messages (recipient, queued_at) WHERE kind = 'gathered-owner'`);
  }
}

/** The stored names of digests, and of the mails that a digest replaces, say what they are. */
export class NameOwnerDigest1790000001033 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE messages SET kind = 'owner-digest' WHERE kind = 'gathered-owner'`);
    await runner.query(`UPDATE messages SET failure = 'in-digest' WHERE failure = 'gathered'`);
    await runner.query('DROP INDEX messages_gathered');
    await runner.query('DROP INDEX messages_digests');
    await runner.query(`
      CREATE INDEX messages_for_digest ON messages (recipient) WHERE failure = 'in-digest' AND digest_id IS NULL`);
    await runner.query(`
      CREATE INDEX messages_digests ON messages (recipient, queued_at) WHERE kind = 'owner-digest'`);
  }
}

/** A message has a channel; until now each was sent by mail. The same event may cause it once on each channel. */
export class AddMessageChannel1790000001041 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        ADD COLUMN channel text NOT NULL DEFAULT 'mail',
        DROP CONSTRAINT messages_once,
        ADD CONSTRAINT messages_once UNIQUE (event_id, kind, audience, channel)`);
  }
}

/** A channel may report the outcome of a message later, by its own id for it. */
export class AddMessageReports1790000001651 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        ADD COLUMN channel_ref text,
        ADD COLUMN delivered_at timestamptz,
        ADD COLUMN read_at timestamptz`);
  }
}

/** Reports name messages; the owner's list shows the newest, and those of one booking. */
export class IndexSentMessages1790000001652 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_channel_ref ON messages (channel_ref)
        WHERE channel_ref IS NOT NULL`);
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_newest ON messages (queued_at, id)');
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_subject ON messages (subject_type, subject_id)',
    );
  }
}

/** The sending continues the trace of what has caused the message. */
export class TraceMessages1790000001751 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN traceparent text');
  }
}

/** Mails that were sent can be sent again, with a Message-ID of their own. */
export class CountResends1790000003306 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN resends integer NOT NULL DEFAULT 0');
  }
}

/** A message that the owner has sent by WhatsApp by hand is sent although WhatsApp is switched off. */
export class MarkChosenChannels1790000004051 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN channel_chosen boolean NOT NULL DEFAULT false');
  }
}

/** Each day of attempts counts its own, though `attempts` goes on as it identifies the lease. */
export class CountEarlierAttempts1790000003401 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN earlier_attempts integer NOT NULL DEFAULT 0');
  }
}

/** Metrics count the failed messages every quarter of a minute, and the owner lists those that were not delivered. */
export class IndexUndeliveredMessages1790000003501 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_undelivered ON messages (queued_at)
        WHERE status IN ('failed', 'withheld')`);
  }
}

/** Recipients of some kinds of messages are erased every hour, once the messages are sent. */
export class IndexMessagesToForget1790000003304 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_to_forget ON messages (kind) WHERE recipient <> 'erased'`);
  }
}

/** The owner's log is filtered by what WhatsApp has reported, and polled every minute. */
export class IndexReportedMessages1790000003702 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_delivered ON messages (queued_at, id)
        WHERE delivered_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_read ON messages (queued_at, id) WHERE read_at IS NOT NULL`);
  }
}

/** The owner's log is searched by a booking's code, which only payloads contain. */
export class IndexMessageCodes1790000003703 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_code ON messages (${CODE_IN_PAYLOAD} text_pattern_ops)
        WHERE payload IS NOT NULL`);
  }
}

/** WhatsApp names some recipients by another number than the one that a message was sent to. */
export class AddChannelRecipient1790000004201 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN channel_recipient text');
  }
}

/** A STOP that answers no message is matched with the messages to its sender. */
export class IndexChannelRecipients1790000004202 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_channel_recipient ON messages (channel_recipient)
        WHERE channel_recipient IS NOT NULL`);
  }
}
