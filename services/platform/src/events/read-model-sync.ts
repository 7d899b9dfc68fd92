import { EventEmitter, once } from 'node:events';
import { READ_MODEL_EVENTS, SUBSCRIBERS, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RedisConnection } from '../redis/redis.connection.ts';

/** Where consumers tell the id of each change that they have copied. */
const CHANNEL = 'copied';
/** How long an owner waits for copies; the change stands all the same. */
const TIMEOUT_MS = 1_000;

type Change = Pick<EventEnvelope, 'id' | 'type'>;

const isCopied = ({ type }: Change): boolean => READ_MODEL_EVENTS.includes(type);

/** Knows which changes made here have not reached the copies that other services keep. */
@Injectable()
export class ReadModelSync implements OnApplicationBootstrap, OnApplicationShutdown {
  /** ReadModelSync still to come, by the change's id. */
  private readonly awaited = new Map<string, number>();
  private readonly heard = new EventEmitter().setMaxListeners(0);
  private readonly ear: Redis;
  /** Whether the last wait was in vain; nobody waits again before a consumer is heard. */
  private isSilent = false;

  constructor(private readonly connection: RedisConnection) {
    this.ear = connection.redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    this.ear.on('error', () => undefined); // the service's own connection tells of it
    this.ear.on('message', (_channel, id: string) => this.hear(id));
  }

  /** Does not wait: the service starts while Redis is away. */
  onApplicationBootstrap(): void {
    void this.ear.subscribe(CHANNEL).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.ear.disconnect();
  }

  /** Notes what was committed here, before it is handed on. */
  expect(changes: readonly Change[]): void {
    if (this.isSilent) return;
    for (const change of changes.filter(isCopied)) this.awaited.set(change.id, SUBSCRIBERS[change.type].length);
  }

  /** Tells whoever made the change that it is copied here. */
  tell(change: Change): void {
    if (isCopied(change)) void this.connection.redis.publish(CHANNEL, change.id).catch(() => undefined);
  }

  /** Resolves when all copies have what was committed here, or when they take too long. */
  async settled(): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      while (this.awaited.size > 0) await once(this.heard, CHANNEL, { signal });
    } catch {
      this.isSilent = true;
      this.awaited.clear();
    }
  }

  private hear(id: string): void {
    this.isSilent = false;
    const left = (this.awaited.get(id) ?? 1) - 1;
    if (left > 0) this.awaited.set(id, left);
    else this.awaited.delete(id);
    this.heard.emit(CHANNEL);
  }
}

/** Answers an owner's change when it holds everywhere, so that the next call, whoever serves it, goes by it. */
export function answerWhenReadModelsAreCurrent(server: FastifyInstance, copies: ReadModelSync): void {
  server.addHook('onSend', async ({ method, admin }) => {
    if (admin && method !== 'GET') await copies.settled();
  });
}
