import { EventEmitter, once } from 'node:events';
import { READ_MODEL_EVENTS, SUBSCRIBERS, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RedisConnection } from '../redis/redis.connection.ts';

/** Where consumers publish the id of each change that their read models contain. */
const CHANNEL = 'copied';
/** How long an admin's response waits for read models; the change is stored in any case. */
const TIMEOUT_MS = 1_000;

type Change = Pick<EventEnvelope, 'id' | 'type'>;

const isForReadModels = ({ type }: Change): boolean => READ_MODEL_EVENTS.includes(type);

/** Tracks which changes of this process are not yet in the read models of other services. */
@Injectable()
export class ReadModelSync implements OnApplicationBootstrap, OnApplicationShutdown {
  /** How many read models still lack a change, by the change's id. */
  private readonly pending = new Map<string, number>();
  private readonly applied = new EventEmitter().setMaxListeners(0);
  private readonly subscriber: Redis;
  /** True if the last wait timed out; no response waits again before a consumer has published something. */
  private hasTimedOut = false;

  constructor(private readonly connection: RedisConnection) {
    this.subscriber = connection.redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    this.subscriber.on('error', () => undefined); // logged by the service's own connection
    this.subscriber.on('message', (_channel, id: string) => this.onApplied(id));
  }

  /** Does not wait: the service starts while Redis is unreachable. */
  onApplicationBootstrap(): void {
    void this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect();
  }

  /** Notes what was committed here, before it is relayed. */
  expect(changes: readonly Change[]): void {
    if (this.hasTimedOut) return;
    for (const change of changes.filter(isForReadModels)) this.pending.set(change.id, SUBSCRIBERS[change.type].length);
  }

  /** Publishes that this service's read model contains the change. */
  publishApplied(change: Change): void {
    if (isForReadModels(change)) void this.connection.redis.publish(CHANNEL, change.id).catch(() => undefined);
  }

  /** Resolves when all read models contain what was committed here, or after the time-out. */
  async settled(): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      while (this.pending.size > 0) await once(this.applied, CHANNEL, { signal });
    } catch {
      this.hasTimedOut = true;
      this.pending.clear();
    }
  }

  private onApplied(id: string): void {
    this.hasTimedOut = false;
    const left = (this.pending.get(id) ?? 1) - 1;
    if (left > 0) this.pending.set(id, left);
    else this.pending.delete(id);
    this.applied.emit(CHANNEL);
  }
}

/** Responds to an admin's change when every read model contains it, so that the next call, to any service, uses it. */
export function answerWhenReadModelsAreCurrent(server: FastifyInstance, readModels: ReadModelSync): void {
  server.addHook('onSend', ({ method, admin }, _reply, payload, done) => {
    if (admin && method !== 'GET') void readModels.settled().then(() => done(null, payload));
    else done(null, payload);
  });
}
