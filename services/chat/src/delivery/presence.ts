import type { ChatPresence } from '@farmhouse/contracts/chat/chat-socket';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { OnlineTable, type Online } from './online-table.ts';
import { RunningServer } from './running-server.ts';

const RENEW_MS = 10_000;
/** Connections that open or close within this time are announced together. */
const BATCH_MS = 100;

const NO_CONNECTIONS: Online = { chats: new Set(), admin: false };

/** Tracks whether a chat's visitor and whether any admin is connected, and notifies connections of changes. */
@Injectable()
export class Presence implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Presence');
  private known = NO_CONNECTIONS;
  private written = NO_CONNECTIONS;
  private renewTimer?: NodeJS.Timeout;
  private batchTimer?: NodeJS.Timeout;

  constructor(
    private readonly socketServer: RunningServer,
    private readonly onlineTable: OnlineTable,
  ) {}

  onApplicationBootstrap(): void {
    this.renewTimer = setInterval(() => void this.renew(), RENEW_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.renewTimer);
    clearTimeout(this.batchTimer);
    await this.write(NO_CONNECTIONS);
  }

  /** Chats whose visitor is connected; the last known state while Redis is unreachable. */
  async onlineChats(): Promise<ReadonlySet<number>> {
    await this.read();
    return this.known.chats;
  }

  of(chatSessionId: number): ChatPresence {
    const { chats, admin } = this.known;
    return { chatSessionId, visitorOnline: chats.has(chatSessionId), adminOnline: admin };
  }

  /** Call it when a connection of this process has joined a chat or has ended. */
  changed(): void {
    if (!this.socketServer.io) return;
    this.batchTimer ??= setTimeout(() => {
      this.batchTimer = undefined;
      void this.renew().then(() => this.socketServer.io?.serverSideEmit('presence_changed'));
    }, BATCH_MS);
  }

  /** Reads who is connected and notifies this process's connections of changes. */
  async announce(): Promise<void> {
    const before = this.known;
    await this.read();
    const after = this.known;
    const all = new Set([...before.chats, ...after.chats, ...this.local().chats]);
    for (const id of all) {
      if (before.admin === after.admin && before.chats.has(id) === after.chats.has(id)) continue;
      this.socketServer.localOf(id)?.emit('presence', this.of(id));
    }
  }

  private async renew(): Promise<void> {
    await this.write(this.local());
    await this.announce();
  }

  private async write(now: Online): Promise<void> {
    const left = [
      ...[...this.written.chats].filter((id) => !now.chats.has(id)),
      ...(this.written.admin && !now.admin ? (['admin'] as const) : []),
    ];
    try {
      await this.onlineTable.write(now, left);
      this.written = now;
    } catch (error) {
      this.log.warn(`Presence could not be written: ${(error as Error).message}`);
    }
  }

  private async read(): Promise<void> {
    try {
      this.known = await this.onlineTable.read();
    } catch (error) {
      this.log.warn(`Presence could not be read: ${(error as Error).message}`);
    }
  }

  /** The connections of this process. */
  private local(): Online {
    const chats = new Set<number>();
    let admin = false;
    for (const { data } of this.socketServer.sockets) {
      if (data.admin) admin = true;
      else if (data.joined) chats.add(data.joined.chatSessionId);
    }
    return { chats, admin };
  }
}
