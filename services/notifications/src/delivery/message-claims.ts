import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import { ERASED, eraseRecipients } from '../messages/erase-recipients.ts';
import type { MessageEntity } from '../messages/message.entity.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { OtherMessage } from '../mails/message.ts';
import { AT_RECIPIENT } from '../channel/mail/smtp-outcome.rules.ts';
import { announce } from '../messages/mail-progress.ts';
import { MessagesService } from '../messages/messages.service.ts';
import { lastMorning, WAITS_FOR_MORNING } from '../messages/quiet-hours.rules.ts';
import { reportReminderOf } from '../messages/reminder-outcome.ts';
import { LONGEST_WAIT_MS } from './delivery-attempts.rules.ts';

/** How long a claimed message is reserved for its worker unless the lease is renewed. Seconds. */
export const LEASE_SECONDS = 10;

/** A message with a lease; `attempts` is the number of the current attempt, counted from the first day. */
export type ClaimedMessage = Pick<
  MessageEntity,
  | 'id'
  | 'attempts'
  | 'earlierAttempts'
  | 'resends'
  | 'channelChosen'
  | 'kind'
  | 'subjectType'
  | 'subjectId'
  | 'channel'
  | 'recipient'
  | 'queuedAt'
  | 'traceparent'
> & {
  payload: NonNullable<MessageEntity['payload']>;
  /** True if an earlier mail, which no longer holds this one back, waits for another attempt. */
  followsWaiting: boolean;
};

interface Accepted {
  ref?: string;
  forget?: boolean;
}

/** One attempt to send one message. */
export type Attempt = Pick<ClaimedMessage, 'id' | 'attempts'>;

/**
 * The message waits longer than any wait, which ends within a day: a clock that was ahead has planned its next attempt.
 * The second day keeps clear of the waits that end with the morning.
 */
const IS_TOO_FAR = `due_at > now() + interval '2 days'`;

/**
 * The mails that are counted, in the words of the partial indexes: of values as parameters these know nothing. A mail
 * waits for the mail server when it is due or being tried again, not while it waits for its own time or the morning.
 */
const COUNTED = {
  waiting: `WHERE status IN ('queued', 'sending') AND channel = 'mail' AND (due_at <= now()
    OR attempts > earlier_attempts AND last_error IS DISTINCT FROM '${WAITS_FOR_MORNING}')`,
  failed: `WHERE status = 'failed' AND channel = 'mail'`,
} as const;

/** The latest time of a next attempt that follows from the waits between attempts alone. */
const NEXT_ATTEMPT = `now() + make_interval(secs => ${LONGEST_WAIT_MS / 1_000})`;

/** `earlier` is about the same booking as `next`, to the same recipient, and was queued before it. */
const IS_EARLIER = `next.subject_type <> 'house' AND earlier.subject_type = next.subject_type
  AND earlier.subject_id = next.subject_id AND earlier.channel = next.channel AND earlier.recipient = next.recipient
  AND earlier.status IN ('queued', 'sending') AND (earlier.queued_at, earlier.id) < (next.queued_at, next.id)`;

/**
 * The mail `earlier` waits for another attempt. Only mails may be tried sooner than planned: other channels ask for
 * their waits.
 */
const WAITS = `earlier.channel = 'mail' AND earlier.status = 'queued' AND earlier.attempts > 0
  AND earlier.due_at <= ${NEXT_ATTEMPT}`;

/**
 * The message was queued by a clock that was ahead and has been put right, and waits for its first attempt alone: the
 * waits between attempts are planned by the right clock. A minute is more than any correction of a clock that is right.
 */
const isAhead = (message: string): string => `${message}.status = 'queued'
  AND ${message}.attempts = ${message}.earlier_attempts AND ${message}.queued_at > now() + interval '1 minute' AND ${message}.due_at
    BETWEEN ${message}.queued_at AND ${message}.queued_at + make_interval(secs => ${LONGEST_WAIT_MS / 1_000})`;

/** Takes a lease on the messages that `due` names and locks. */
const claimOf = (due: string): string => `
  WITH due AS MATERIALIZED (${due})
  UPDATE messages AS next SET status = 'sending', attempts = attempts + 1,
    due_at = now() + make_interval(secs => ${LEASE_SECONDS})
  FROM due WHERE next.id = due.id
  RETURNING next.id, attempts, earlier_attempts AS "earlierAttempts", resends,
    channel_chosen AS "channelChosen", kind, subject_type AS "subjectType",
    subject_id AS "subjectId", channel, recipient, payload, queued_at AS "queuedAt", traceparent,
    EXISTS (SELECT 1 FROM messages AS earlier WHERE ${IS_EARLIER} AND ${WAITS}) AS "followsWaiting"`;

/**
 * Claims messages for sending and records how each attempt ended. Postgres and its clock decide who holds a lease: an
 * attempt whose lease was lost can change nothing any more, except to record that the channel has accepted the message.
 */
@Injectable()
export class MessageClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly messagesService: MessagesService,
    private readonly mailRegistry: MailRegistry,
  ) {}

  /**
   * Claims up to `limit` messages that are due: queued ones, and those whose lease has ended because a worker died. In
   * addition one that a clock that was ahead has queued, and one that it has put too far away. A recipient gets the
   * messages about one booking in their order: one that is due or being sent holds the later ones back. So does one
   * that waits for another attempt, but for an hour at most, so that one that can never be sent does not block the
   * others; after that `claimEarlier` has it tried before each of them. None of `except` is among them.
   */
  async claimBatch(limit: number, except: readonly string[] = []): Promise<ClaimedMessage[]> {
    const [messages] = await this.dataSource.query<[ClaimedMessage[], number]>(
      // ranges of indexes: with OR, every waiting message would be read
      claimOf(`
        SELECT id FROM (
          SELECT id FROM messages AS next WHERE status IN ('queued', 'sending') AND due_at <= now()
            AND id <> ALL ($2::uuid[])
            AND NOT EXISTS (
              SELECT 1 FROM messages AS earlier
              WHERE ${IS_EARLIER} AND earlier.due_at <= ${NEXT_ATTEMPT}
                AND (earlier.attempts > 0 OR earlier.due_at <= now())
                AND (earlier.queued_at > now() - interval '1 hour'
                  OR earlier.status = 'queued' AND earlier.due_at <= now()
                  OR earlier.status = 'sending' AND earlier.due_at > now()))
          ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) AS due_now
        UNION ALL
        SELECT id FROM (
          SELECT id FROM messages WHERE status IN ('queued', 'sending') AND ${IS_TOO_FAR}
            AND id <> ALL ($2::uuid[])
          ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS too_far
        UNION ALL
        SELECT id FROM (
          SELECT id FROM messages AS next WHERE ${isAhead('next')}
            AND NOT EXISTS (
              SELECT 1 FROM messages AS earlier
              WHERE ${IS_EARLIER} AND (${isAhead('earlier')} OR earlier.status = 'sending'
                AND earlier.due_at > now() AND earlier.due_at < now() + interval '1 minute'))
          ORDER BY queued_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS ahead`),
      [limit, except],
    );
    return messages;
  }

  /** Claims the first mail that waits for another attempt and precedes `next`, unless it is among `tried`. */
  async claimEarlier(next: Pick<ClaimedMessage, 'id'>, tried: readonly string[]): Promise<ClaimedMessage | undefined> {
    const [messages] = await this.dataSource.query<[ClaimedMessage[], number]>(
      claimOf(`
        SELECT earlier.id FROM messages AS next JOIN messages AS earlier ON ${IS_EARLIER}
        WHERE next.id = $1 AND ${WAITS} AND earlier.id <> ALL ($2)
        ORDER BY earlier.queued_at, earlier.id LIMIT 1 FOR UPDATE OF earlier SKIP LOCKED`),
      [next.id, tried],
    );
    return messages[0];
  }

  /**
   * The messages of the same kind about the same subject that other events have caused, one for each event, without
   * those whose payload was deleted. One counts as sent if it was sent by any channel.
   */
  othersOf({ id }: Pick<ClaimedMessage, 'id'>): Promise<OtherMessage[]> {
    return this.dataSource.query<OtherMessage[]>(
      `SELECT (array_agg(other.payload) FILTER (WHERE other.payload IS NOT NULL))[1] AS payload,
         bool_or(other.status = 'sent' OR other.resends > 0) AS "wasSent"
       FROM messages AS own JOIN messages AS other USING (subject_type, subject_id, kind)
       WHERE own.id = $1 AND other.event_id <> own.event_id
       GROUP BY other.event_id HAVING count(other.payload) > 0`,
      [id],
    );
  }

  /** Extends the lease; false when it was lost. */
  async renew({ id, attempts }: Attempt): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE messages SET due_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND attempts = $2 AND status = 'sending' RETURNING id`,
      [id, attempts, LEASE_SECONDS],
    );
    return rows.length > 0;
  }

  /**
   * The channel has accepted the message. Adds `email.delivered` once, whichever attempt records it first. `forget`
   * drops the recipient's address, and what the message was written from. A report may have arrived first, even one of
   * a failure.
   */
  async markSent(message: ClaimedMessage, { ref, forget }: Accepted = {}): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const changed = await change(
        tx,
        `UPDATE messages SET status = 'sent', sent_at = now(), failure = NULL, last_error = NULL, channel_ref = coalesce($2, channel_ref)
         WHERE id = $1 AND status <> 'sent' AND NOT (status = 'failed' AND channel_ref IS NOT DISTINCT FROM $2 AND $2 IS NOT NULL)
         RETURNING id`,
        [message.id, ref ?? null],
      );
      if (forget) await eraseRecipients(tx, [message.kind]);
      const told = forget ? { ...message, recipient: ERASED } : message;
      if (!changed) return;
      await announce(tx, this.outbox, 'email.delivered', told);
      await reportReminderOf(tx, this.outbox, message.id);
    });
  }

  /** Queues the message for another attempt, `waitMs` from now. */
  async postpone({ id, attempts }: Attempt, waitMs: number, reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE messages SET status = 'queued', due_at = now() + make_interval(secs => $3), last_error = $4
       WHERE id = $1 AND attempts = $2 AND status = 'sending'`,
      [id, attempts, waitMs / 1000, reason],
    );
  }

  /** No further attempts; adds `email.failed`. A message that failed on another channel is sent by mail. */
  giveUp(message: ClaimedMessage, failure: MessageFailure, reason: string): Promise<void> {
    return this.end(message, 'failed', failure, reason);
  }

  /** Not sent at all; adds `email.failed`. */
  withhold(message: ClaimedMessage, failure: MessageFailure): Promise<void> {
    return this.end(message, 'withheld', failure, null);
  }

  private async end(
    message: ClaimedMessage,
    status: 'failed' | 'withheld',
    failure: MessageFailure,
    reason: string | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const changed = await change(
        tx,
        `UPDATE messages SET status = $3, failure = $4, last_error = $5
         WHERE id = $1 AND attempts = $2 AND status = 'sending' RETURNING id`,
        [message.id, message.attempts, status, failure, reason],
      );
      if (!changed) return;
      await announce(tx, this.outbox, 'email.failed', message, failure);
      if (status === 'failed') await this.messagesService.fallBackToMail(tx, message.id);
      await reportReminderOf(tx, this.outbox, message.id);
    });
  }

  /** The number of mails, for the metrics. */
  async count(status: keyof typeof COUNTED): Promise<number> {
    const [row] = await this.dataSource.query<{ count: string }[]>(`SELECT count(*) FROM messages ${COUNTED[status]}`);
    return Number(row?.count ?? 0);
  }

  /**
   * For how many seconds the mail server has not accepted the mail that has waited longest, for the metrics: since it
   * was queued, or since it was due if it has not been tried, or since the server has accepted another mail. 0 while
   * none waits. Of a kind that waits for the morning no night is counted, as far as it is over. A mail whose recipient
   * alone is refused, as other mails were accepted after it was queued, is not counted.
   */
  async longestWaitSeconds(): Promise<number> {
    const scheduled = this.mailRegistry.kindsWhere(({ isScheduled }) => isScheduled !== undefined);
    const [row] = await this.dataSource.query<{ seconds: number }[]>(
      `WITH newest AS (
         SELECT max(sent_at) AS sent_at FROM messages
         WHERE status = 'sent' AND channel = 'mail' AND queued_at > now() - interval '2 days')
       SELECT greatest(0, extract(epoch FROM now() - greatest((SELECT sent_at FROM newest), min(CASE
           WHEN attempts = earlier_attempts OR last_error IS NULL OR last_error = '${WAITS_FOR_MORNING}' THEN due_at
           WHEN kind = ANY ($1) THEN greatest(queued_at, $2::timestamptz)
           ELSE queued_at END))))::float AS seconds
       FROM messages ${COUNTED.waiting}
         AND (last_error LIKE '%${AT_RECIPIENT}' AND queued_at < (SELECT sent_at FROM newest)) IS NOT TRUE
       HAVING count(*) > 0`,
      [scheduled, lastMorning(new Date())],
    );
    return row?.seconds ?? 0;
  }
}

/** Runs an UPDATE … RETURNING; false when it changed no row. */
async function change(tx: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
  const [rows] = await tx.query<[unknown[], number]>(sql, values);
  return rows.length > 0;
}
