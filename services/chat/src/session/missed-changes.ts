import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { DataSource } from 'typeorm';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { toChatSessionView } from './chat-session.view.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { RunningServer } from '../delivery/running-server.ts';

/** Time between two checks: the longest delay of a message whose announcement Redis has lost. */
const CHECK_MS = 2_000;
/** How long a closed chat is still compared, as a late announcement of it may arrive. */
const CLOSED_MS = MINUTE_MS;

/** Finds messages of other processes that Redis has not delivered, while this process has connections. */
@Injectable()
export class MissedChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MissedChanges');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly socketServer: RunningServer,
    private readonly deliveries: Deliveries,
  ) {}

  /** To be called before the process has connections: they read what is stored now when they join. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { id, status, lastMessageId } of await this.openChats([]))
      this.deliveries.startFrom(id, { lastId: lastMessageId, status });
    this.timer = setTimeout(() => void this.run(), CHECK_MS);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Compares every open chat, and every chat that this process knows, with what it has delivered. A chat that is closed
   * for a minute and delivered, or deleted, is forgotten; one that has become known since the check began is kept.
   */
  async check(now = Date.now()): Promise<void> {
    const known = this.deliveries.known;
    const chats = await this.openChats(known);
    for (const chat of chats) {
      const isComplete = await this.deliveries.compare(toChatSessionView(chat), chat.lastMessageId);
      const isOver = chat.closedAt !== null && now - chat.closedAt.getTime() > CLOSED_MS;
      if (isOver && isComplete) this.deliveries.forget(chat.id);
    }
    const stored = new Set(chats.map(({ id }) => id));
    for (const id of known) if (!stored.has(id)) this.deliveries.forget(id);
  }

  /** Every chat that is open, and these. */
  private openChats(chatSessionIds: number[]): Promise<ChatSessionEntity[]> {
    return (
      this.dataSource.manager
        .createQueryBuilder(ChatSessionEntity, 'chat')
        .where(`chat.status <> 'closed'`)
        // one parameter for all of them: Postgres takes 65,535 at most
        .orWhere('chat.id = ANY(:chatSessionIds)', { chatSessionIds })
        .getMany()
    );
  }

  private async run(): Promise<void> {
    try {
      if ((this.socketServer.io?.sockets.sockets.size ?? 0) > 0) await this.check();
    } catch (error) {
      this.log.warn(`Open chats could not be read: ${(error as Error).message}`);
    }
    if (this.timer) this.timer = setTimeout(() => void this.run(), CHECK_MS);
  }
}
