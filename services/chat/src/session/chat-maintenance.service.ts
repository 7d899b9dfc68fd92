import { CHAT_IDLE_MINUTES, CHAT_UNASSIGNED_MINUTES } from '@farmhouse/contracts/chat/chat-session';
import { KEEP_MONTHS } from '@farmhouse/contracts/privacy/retention';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { changeInLockedBatches } from '@farmhouse/platform/database/locked-batches';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { snapshotOf } from './chat-session.view.ts';
import { questionsOf } from './question.ts';
import { ChatSessionsService } from './chat-sessions.service.ts';

const BATCH = 100;

const minutesBefore = (instant: Date, minutes: number): Date => new Date(instant.getTime() - minutes * MINUTE_MS);

/** The scheduled changes of chats. Each use case may run in several replicas at once. */
@Injectable()
export class ChatMaintenanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chatSessionsService: ChatSessionsService,
    private readonly outbox: Outbox,
  ) {}

  /** Closes the chats without a message for 30 minutes. Rule: limits of a chat. */
  async closeIdle(now = new Date()): Promise<void> {
    const idleSince = minutesBefore(now, CHAT_IDLE_MINUTES);
    for (let [batch, last] = [BATCH, 0]; batch === BATCH;) {
      const idle = await this.dataSource.manager.find(ChatSessionEntity, {
        where: { id: MoreThan(last), status: Not('closed'), lastMessageAt: LessThan(idleSince) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const { id } of idle) await this.chatSessionsService.closeIdle(id, idleSince, now);
      [batch, last] = [idle.length, idle.at(-1)?.id ?? last];
    }
  }

  /** Publishes `chat.untaken` once for every chat that has waited for two minutes. Rule: limits of a chat. */
  async publishUnassigned(now = new Date()): Promise<void> {
    const since = minutesBefore(now, CHAT_UNASSIGNED_MINUTES);
    await changeInLockedBatches(this.dataSource, {
      entity: ChatSessionEntity,
      alias: 'chat',
      size: BATCH,
      narrow: (query) =>
        query
          .andWhere(`chat.status = 'waiting' AND chat.untakenMailAt IS NULL`)
          .andWhere('chat.startedAt < :since', { since }),
      change: (tx, untaken) => this.publish(tx, untaken, now),
    });
  }

  /** Deletes chats that are older than the privacy policy allows. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `WITH gone AS (
         DELETE FROM chat_sessions WHERE closed_at < now() - make_interval(months => $1) RETURNING id
       )
       DELETE FROM chat_messages WHERE chat_session_id IN (SELECT id FROM gone)`,
      [KEEP_MONTHS],
    );
  }

  private async publish(tx: EntityManager, untaken: ChatSessionEntity[], now: Date): Promise<number> {
    const questions = await questionsOf(tx, untaken);
    for (const chat of untaken) {
      chat.untakenMailAt = now;
      await this.outbox.add(tx, 'chat.untaken', { chat: snapshotOf(chat, questions.get(chat.id)) });
    }
    await tx.save(untaken);
    return untaken.length;
  }
}
