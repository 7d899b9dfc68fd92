import { randomUUID } from 'node:crypto';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import type { ChatChange } from '../message/chat-change.ts';

type Listener = (changes: ChatChange[]) => void;

/** How long a process stops publishing after an announcement that no other process has received. */
const SKIP_PUBLISH_MS = 1_000;

/**
 * Messages between the processes of this service after a commit. An announcement may be lost; a process that has missed
 * one finds its content in the database. Announcements bypass Socket.IO, which would encode them in JavaScript and
 * decode them again in the sending process.
 */
@Injectable()
export class Announcements implements OnApplicationBootstrap {
  private readonly sender = randomUUID();
  private readonly channel: string;
  private readonly listeners: Listener[] = [];
  /** In milliseconds of a clock that is never set back. */
  private skipPublishUntil = 0;

  constructor(
    private readonly redisConnection: RedisConnection,
    @Inject(CHAT_CONFIG) config: Pick<ChatConfig, 'REDIS_URL'>,
  ) {
    // keys belong to one of Redis' databases, channels do not
    this.channel = `chat-changes${new URL(config.REDIS_URL).pathname}`;
  }

  onApplicationBootstrap(): void {
    this.redisConnection.subscribe(this.channel, (text) => this.take(text));
  }

  /** Calls `listener` with the announcements of other processes. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  publish(changes: readonly ChatChange[]): void {
    if (performance.now() < this.skipPublishUntil) return;
    this.redisConnection.redis.publish(this.channel, `${this.sender}${JSON.stringify(changes)}`).then(
      (receivers) => {
        if (receivers <= 1) this.skipPublishUntil = performance.now() + SKIP_PUBLISH_MS;
      },
      () => undefined,
    );
  }

  private take(text: string): void {
    if (text.startsWith(this.sender)) return;
    const changes = JSON.parse(text.slice(this.sender.length)) as ChatChange[];
    for (const listener of this.listeners) listener(changes);
  }
}
