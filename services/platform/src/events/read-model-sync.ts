import { EventEmitter, once } from 'node:events';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { READ_MODEL_EVENTS, SUBSCRIBERS, type Consumer } from '@farmhouse/contracts/events/subscribers';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RedisConnection } from '../redis/redis.connection.ts';

/** Where consumers publish their name and the id of each change that their read models contain. */
const CHANNEL = 'read-model-applied';
/** How long an admin's response waits for read models; the change is stored in any case. */
const TIMEOUT_MS = 1_000;

type Change = Pick<EventEnvelope, 'id' | 'type'>;

const isForReadModels = ({ type }: Change): boolean => READ_MODEL_EVENTS.includes(type);

/** Tracks which changes of this process are not yet in the read models of other services. */
@Injectable()
export class ReadModelSync implements OnApplicationBootstrap {
  /** The consumers that still lack a change, by the change's id. */
  private readonly pending = new Map<string, Set<Consumer>>();
  /** Consumers that did not publish in time; no response waits for one before it has published something again. */
  private readonly late = new Set<Consumer>();
  private readonly applied = new EventEmitter().setMaxListeners(0);

  constructor(private readonly connection: RedisConnection) {}

  onApplicationBootstrap(): void {
    this.connection.subscribe(CHANNEL, (message) => this.onApplied(message));
  }

  /** Notes what was committed here, before it is relayed. */
  expect(changes: readonly Change[]): void {
    for (const { id, type } of changes.filter(isForReadModels)) {
      const prompt = SUBSCRIBERS[type].filter((consumer) => !this.late.has(consumer));
      if (prompt.length > 0) this.pending.set(id, new Set(prompt));
    }
  }

  /** Publishes that this service's read model contains the change. */
  publishApplied(consumer: Consumer, change: Change): void {
    if (!isForReadModels(change)) return;
    void this.connection.redis.publish(CHANNEL, `${consumer} ${change.id}`).catch(() => undefined);
  }

  /** Resolves when all read models contain what was committed here, or after the time-out. */
  async settled(): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      while (this.pending.size > 0) await once(this.applied, CHANNEL, { signal });
    } catch {
      for (const consumers of this.pending.values()) consumers.forEach((consumer) => this.late.add(consumer));
      this.pending.clear();
    }
  }

  private onApplied(message: string): void {
    const [consumer, id = ''] = message.split(' ') as [Consumer, string?];
    this.late.delete(consumer);
    const lacking = this.pending.get(id);
    lacking?.delete(consumer);
    if (lacking?.size === 0) this.pending.delete(id);
    this.applied.emit(CHANNEL);
  }
}

/** Responds to an admin's change when every read model contains it, so that the next call, to any service, uses it. */
export function delayResponseUntilReadModelsAreCurrent(server: FastifyInstance, readModels: ReadModelSync): void {
  server.addHook('onSend', ({ method, admin }, _reply, payload, done) => {
    if (admin && method !== 'GET') void readModels.settled().then(() => done(null, payload));
    else done(null, payload);
  });
}
