import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { toChatSessionView } from './chat-session.view.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { SocketServer } from '../delivery/socket-server.ts';

/** Time between two checks: the longest delay of a message whose announcement Redis has lost. */
const CHECK_MS = 2_000;
/** Minutes for which a closed chat is still checked. */
const CLOSED_MINUTES = 1;

/** Finds what other processes have stored and Redis has not passed on, while this process has connections. */
@Injectable()
export class MissedChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MissedChanges');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly db: DataSource,
    private readonly server: SocketServer,
    private readonly deliveries: Deliveries,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => void this.run(), CHECK_MS);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Compares every open chat, and those closed just now, with what this process has delivered. */
  async check(): Promise<void> {
    const chats = await this.db.manager
      .createQueryBuilder(ChatSessionEntity, 'chat')
      .where(`chat.status <> 'closed' OR chat.closedAt > now() - make_interval(mins => :minutes)`, {
        minutes: CLOSED_MINUTES,
      })
      .getMany();
    for (const chat of chats) this.deliveries.compare(toChatSessionView(chat), chat.lastMessageId);
    this.deliveries.keepOnly(new Set(chats.map(({ id }) => id)));
  }

  private async run(): Promise<void> {
    try {
      if ((this.server.io?.sockets.sockets.size ?? 0) > 0) await this.check();
    } catch (error) {
      this.log.warn(`Open chats could not be read: ${(error as Error).message}`);
    }
    if (this.timer) this.timer = setTimeout(() => void this.run(), CHECK_MS);
  }
}
