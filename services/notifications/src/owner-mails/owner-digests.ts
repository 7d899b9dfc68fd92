import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import type { GatheredPayload } from '../mails/mail-payloads.ts';
import { Messages } from '../messages/messages.service.ts';

const CHECK_MS = 30_000;
/** Time between two summaries. */
const MINUTES_BETWEEN = 5;

interface Gathered {
  kind: keyof GatheredPayload['counts'];
  queuedAt: Date;
}

/** Tells the owner of the mails that were gathered, in one mail at most every five minutes. */
@Injectable()
export class OwnerDigests implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('OwnerDigests');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly messages: Messages,
    private readonly worker: DeliveryWorker,
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
    const waiting = await this.db.query<{ recipient: string }[]>(
      `SELECT DISTINCT recipient FROM messages WHERE failure = 'gathered' AND digest_id IS NULL`,
    );
    for (const { recipient } of waiting) await this.db.transaction((tx) => this.sendTo(tx, recipient));
    if (waiting.length > 0) this.worker.wake();
  }

  private async sendTo(tx: EntityManager, recipient: string): Promise<void> {
    const [due] = await tx.query<[unknown[], number]>(
      `UPDATE owner_mails SET digest_at = now()
       WHERE recipient = $1 AND coalesce(digest_at, '-infinity') <= now() - make_interval(mins => $2)
       RETURNING recipient`,
      [recipient, MINUTES_BETWEEN],
    );
    if (due.length === 0) return;
    const id = randomUUID();
    const [gathered] = await tx.query<[Gathered[], number]>(
      `UPDATE messages SET digest_id = $2 WHERE recipient = $1 AND failure = 'gathered' AND digest_id IS NULL
       RETURNING kind, queued_at AS "queuedAt"`,
      [recipient, id],
    );
    if (gathered.length > 0) await this.messages.queueTo(tx, id, recipient, summaryOf(id, gathered));
  }
}

function summaryOf(id: string, gathered: readonly Gathered[]) {
  const counts: GatheredPayload['counts'] = {};
  for (const { kind } of gathered) counts[kind] = (counts[kind] ?? 0) + 1;
  const since = new Date(Math.min(...gathered.map(({ queuedAt }) => queuedAt.getTime()))).toISOString();
  return { kind: 'gathered-owner', subject: { type: 'house', id }, payload: { since, counts } } as const;
}
