import type { WhatsappFailure } from '@farmhouse/contracts/messages/messages-sent';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { failureOfCode } from '../channel/whatsapp/cloud-api-outcome.rules.ts';
import { MessagesService } from '../messages/messages.service.ts';
import { reportReminderOf } from '../messages/reminder-outcome.ts';
import type { StatusReport } from './webhook-body.ts';

const IS_REPORTED = `channel = 'whatsapp' AND (id = $1::uuid OR channel_ref = $2)`;
/** Still queued or sending, and the report does not name an earlier attempt to send the message. */
const IS_UNDER_WAY = `status IN ('queued', 'sending') AND channel_ref IS DISTINCT FROM $2`;

/**
 * Applies WhatsApp's status reports idempotently: they repeat and arrive in any order. A report about an earlier
 * attempt to send a message that was sent again changes nothing.
 */
@Injectable()
export class StatusReports {
  constructor(
    private readonly messagesService: MessagesService,
    private readonly outbox: Outbox,
  ) {}

  async apply(tx: EntityManager, report: StatusReport): Promise<void> {
    if (report.status === 'failed') await this.failed(tx, report);
    else await this.came(tx, report);
  }

  /** Accepted, delivered or read: also of a message that was reported as failed before. */
  private async came(tx: EntityManager, report: StatusReport): Promise<void> {
    const { id, status, timestamp, recipient_id: recipient, biz_opaque_callback_data: messageId } = report;
    const [rows] = await tx.query<[{ id: string }[], number]>(
      `UPDATE messages SET status = 'sent', channel_ref = $2, sent_at = coalesce(sent_at, $3), failure = NULL, last_error = NULL,
         channel_recipient = coalesce(nullif($5, ltrim(recipient, '+')), channel_recipient),
         delivered_at = coalesce(delivered_at, CASE WHEN $4 IN ('delivered', 'read') THEN $3::timestamptz END),
         read_at = coalesce(read_at, CASE WHEN $4 = 'read' THEN $3::timestamptz END)
       WHERE ${IS_REPORTED} AND ((${IS_UNDER_WAY}) OR (status = 'sent' AND channel_ref = $2)
         OR (status = 'failed' AND channel_ref = $2 AND $4 <> 'sent'))
       RETURNING id`,
      [messageId ?? null, id, timestamp, status, recipient ?? null],
    );
    for (const message of rows) await reportReminderOf(tx, this.outbox, message.id);
  }

  private async failed(tx: EntityManager, report: StatusReport): Promise<void> {
    const { id, errors = [], biz_opaque_callback_data: messageId } = report;
    const code = errors[0]?.code;
    const failure: WhatsappFailure = (code !== undefined && failureOfCode(code)) || 'not-delivered';
    const [rows] = await tx.query<[{ id: string }[], number]>(
      `UPDATE messages SET status = 'failed', channel_ref = $2, failure = $3, last_error = $4
       WHERE ${IS_REPORTED} AND ((${IS_UNDER_WAY}) OR (status = 'sent' AND channel_ref = $2 AND delivered_at IS NULL))
       RETURNING id`,
      [messageId ?? null, id, failure, code === undefined ? 'Reported as failed' : `Reported as failed, code ${code}`],
    );
    for (const message of rows) {
      await this.messagesService.fallBackToMail(tx, message.id);
      await reportReminderOf(tx, this.outbox, message.id);
    }
  }
}
