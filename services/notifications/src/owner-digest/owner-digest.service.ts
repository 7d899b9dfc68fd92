import { randomUUID } from 'node:crypto';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import type { OwnerDigestPayload } from '../mails/mail-payloads.ts';
import { newMail, type NewMail } from '../mails/new-mail.ts';
import { MessagesService } from '../messages/messages.service.ts';

const CHECK_MS = 30_000;
/** Time between two digests. */
const MINUTES_BETWEEN = 5;

interface WithheldMail {
  kind: string;
  queuedAt: Date;
}

/** Sends the owner a digest of the mails above the limit, at most every five minutes. */
@Injectable()
export class OwnerDigestService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('OwnerDigestService');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly messagesService: MessagesService,
    private readonly deliveryWorker: DeliveryWorker,
  ) {}

  onApplicationBootstrap(): void {
    const check = () => void this.sendDue().catch((error: Error) => this.log.warn(error.message));
    this.timer = setInterval(check, CHECK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Safe to run in several replicas at once. */
  async sendDue(): Promise<void> {
    const waiting = await this.dataSource.query<{ recipient: string }[]>(
      `SELECT DISTINCT recipient FROM messages WHERE failure = 'in-digest' AND digest_id IS NULL`,
    );
    for (const { recipient } of waiting) await this.dataSource.transaction((tx) => this.sendTo(tx, recipient));
    if (waiting.length > 0) this.deliveryWorker.wake();
  }

  private async sendTo(tx: EntityManager, recipient: string): Promise<void> {
    await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, [`digest to ${recipient}`]);
    const recent = await tx.query<unknown[]>(
      `SELECT FROM messages WHERE kind = 'owner-digest' AND recipient = $1
         AND queued_at > clock_timestamp() - make_interval(mins => $2) LIMIT 1`,
      [recipient, MINUTES_BETWEEN],
    );
    if (recent.length > 0) return;
    const id = randomUUID();
    const [withheld] = await tx.query<[WithheldMail[], number]>(
      `UPDATE messages SET digest_id = $2 WHERE recipient = $1 AND failure = 'in-digest' AND digest_id IS NULL
       RETURNING kind, queued_at AS "queuedAt"`,
      [recipient, id],
    );
    if (withheld.length > 0) await this.messagesService.queueTo(tx, id, recipient, digestOf(withheld));
  }
}

function digestOf(withheld: readonly WithheldMail[]): NewMail {
  const counts: OwnerDigestPayload['counts'] = {};
  for (const { kind } of withheld) counts[kind] = (counts[kind] ?? 0) + 1;
  const since = new Date(Math.min(...withheld.map(({ queuedAt }) => queuedAt.getTime()))).toISOString();
  return newMail('owner-digest', { since, counts });
}
