import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MessageEntity } from './message.entity.ts';
import { progressOf } from './messages.service.ts';

/**
 * How long whoever took a mail in hand keeps it without saying so again; afterwards it counts as dropped, and
 * anyone may take it. Seconds.
 */
export const LEASE_SECONDS = 10;
const SWEEP_BATCH = 500;

/** A mail whose turn has come; `attempts` names the try that is next. */
export type DueMessage = Pick<MessageEntity, 'id' | 'attempts'>;

/** A mail in hand; `attempts` names the try that is under way. */
export type ClaimedMessage = Pick<
  MessageEntity,
  'id' | 'attempts' | 'kind' | 'bookingId' | 'recipient' | 'payload' | 'queuedAt'
>;

/**
 * Who has which mail in hand, decided by Postgres and by its clock. A try that lost its lease can change nothing
 * any more, except to say that the server has accepted the mail.
 */
@Injectable()
export class DueMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async ofEvent(eventId: string): Promise<DueMessage[]> {
    return this.dataSource.query<DueMessage[]>(
      `SELECT id, attempts FROM messages WHERE event_id = $1 AND status = 'queued' AND due_at <= now()`,
      [eventId],
    );
  }

  /** Mails that wait, and mails whose sender has died. */
  async all(): Promise<DueMessage[]> {
    return this.dataSource.query<DueMessage[]>(
      `SELECT id, attempts FROM messages WHERE status IN ('queued', 'sending') AND due_at <= now()
       ORDER BY due_at LIMIT $1`,
      [SWEEP_BATCH],
    );
  }

  /** Takes a mail in hand; undefined when it is not due, is sent, or somebody else has it. */
  async claim(id: string): Promise<ClaimedMessage | undefined> {
    const [rows] = (await this.dataSource.query(
      `UPDATE messages SET status = 'sending', attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       WHERE id = $1 AND status IN ('queued', 'sending') AND due_at <= now()
       RETURNING id, attempts, kind, booking_id AS "bookingId", recipient, payload, queued_at AS "queuedAt"`,
      [id, LEASE_SECONDS],
    )) as [ClaimedMessage[], number];
    return rows[0];
  }

  /** Keeps it in hand for another lease; false when somebody else has taken it. */
  async renew({ id, attempts }: DueMessage): Promise<boolean> {
    const [rows] = (await this.dataSource.query(
      `UPDATE messages SET due_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND attempts = $2 AND status = 'sending' RETURNING id`,
      [id, attempts, LEASE_SECONDS],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  /** The mail server has accepted it. Tells so once, whoever says it first. */
  async markSent(message: ClaimedMessage): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [rows] = (await tx.query(
        `UPDATE messages SET status = 'sent', sent_at = now(), last_error = NULL
         WHERE id = $1 AND status <> 'sent' RETURNING id`,
        [message.id],
      )) as [unknown[], number];
      if (rows.length > 0) await this.outbox.add(tx, 'email.delivered', progressOf(message));
    });
  }

  /** Puts it back for another try, `waitMs` from now. */
  async putBack({ id, attempts }: DueMessage, waitMs: number, reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE messages SET status = 'queued', due_at = now() + make_interval(secs => $3), last_error = $4
       WHERE id = $1 AND attempts = $2 AND status = 'sending'`,
      [id, attempts, waitMs / 1000, reason],
    );
  }

  /** Gives it up for good and tells so. */
  async giveUp(message: ClaimedMessage, reason: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [rows] = (await tx.query(
        `UPDATE messages SET status = 'failed', last_error = $3
         WHERE id = $1 AND attempts = $2 AND status = 'sending' RETURNING id`,
        [message.id, message.attempts, reason],
      )) as [unknown[], number];
      if (rows.length > 0) await this.outbox.add(tx, 'email.failed', progressOf(message));
    });
  }

  async count(status: 'waiting' | 'failed'): Promise<number> {
    const statuses = status === 'waiting' ? ['queued', 'sending'] : ['failed'];
    const [row] = await this.dataSource.query<{ count: string }[]>(
      'SELECT count(*) FROM messages WHERE status = ANY($1)',
      [statuses],
    );
    return Number(row?.count ?? 0);
  }
}
