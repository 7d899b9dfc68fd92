import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { CONSUMERS, SUBSCRIBERS, type Consumer } from '@farmhouse/contracts/events/subscribers';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { RedisMemory } from '../redis/redis-memory.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import type { EventKey } from './event-key.ts';
import { handledOf, markHandled } from './handled-events.ts';
import { forgetLookAhead, jobOptionsOf, logQueueError, promoteAhead } from './queues.ts';

const isFor = (consumer: Consumer, { type }: EventKey): boolean =>
  (SUBSCRIBERS[type] as readonly Consumer[]).includes(consumer);

/** The queue of every consumer, as the source of events sees them. */
@Injectable()
export class EventQueues implements OnApplicationBootstrap {
  constructor(
    private readonly modules: ModuleRef,
    private readonly connection: RedisConnection,
    private readonly memory: RedisMemory,
  ) {}

  onApplicationBootstrap(): void {
    for (const consumer of CONSUMERS) this.queueOf(consumer).on('error', logQueueError);
  }

  /**
   * False while events have to wait in the outbox: without Redis the queues would wait, and the claimed rows' locks
   * with them; while it is full, consumers have to empty it first.
   */
  async acceptEvents(): Promise<boolean> {
    return this.connection.redis.status === 'ready' && !(await this.memory.isFull());
  }

  /**
   * Adds events to the queue of each subscriber, which handles an event after those in `earlier`, by its id, that it
   * subscribes to as well. An event that is in a queue already stays as it is.
   */
  async add(events: EventEnvelope[], earlier: ReadonlyMap<string, EventKey[]>): Promise<void> {
    await Promise.all(
      CONSUMERS.map(async (consumer) => {
        const wanted = events.filter((event) => isFor(consumer, event));
        if (wanted.length === 0) return;
        const jobs = wanted.map((event) => {
          const after = (earlier.get(event.id) ?? []).filter((key) => isFor(consumer, key)).map(({ id }) => id);
          const data = after.length > 0 ? { ...event, after } : event;
          return { name: event.type, data, opts: jobOptionsOf(event) };
        });
        await this.queueOf(consumer).addBulk(jobs);
      }),
    );
  }

  /** Which events some subscriber has not handled, and which of those are missing from its queue. Both are ids. */
  async check(events: EventKey[]): Promise<{ open: Set<string>; missing: Set<string> }> {
    const open = new Set<string>();
    const missing = new Set<string>();
    for (const consumer of CONSUMERS) {
      const ids = events.filter((event) => isFor(consumer, event)).map(({ id }) => id);
      // in this order: an event is noted as handled before its job is removed
      const queued = await Promise.all(ids.map((id) => this.isQueued(consumer, id)));
      const waiting = ids.filter((_id, index) => queued[index]);
      if (waiting.length > 0) {
        await forgetLookAhead(this.connection.redis, consumer);
        await promoteAhead(this.connection.redis, this.queueOf(consumer), waiting);
      }
      const gone = ids.filter((_id, index) => !queued[index]);
      const handled = await handledOf(this.connection.redis, consumer, gone);
      waiting.forEach((id) => open.add(id));
      for (const id of gone.filter((id) => !handled.has(id))) {
        open.add(id);
        missing.add(id);
      }
    }
    return { open, missing };
  }

  /**
   * Removes the jobs of these events that have failed for good. Returns the ids of the events that no subscriber has
   * yet to handle.
   */
  async removeFailed(events: EventKey[]): Promise<string[]> {
    if (events.length === 0) return [];
    for (const consumer of CONSUMERS) {
      for (const { id } of events.filter((event) => isFor(consumer, event))) {
        const job = await this.queueOf(consumer).getJob(id);
        if (!(await job?.isFailed())) continue;
        // first: an event without a job that is not noted as handled counts as lost, and is added again
        await markHandled(this.connection.redis, consumer, id);
        await job?.remove();
      }
    }
    const { open } = await this.check(events);
    return events.map(({ id }) => id).filter((id) => !open.has(id));
  }

  private async isQueued(consumer: Consumer, id: string): Promise<boolean> {
    return (await this.connection.redis.exists(this.queueOf(consumer).toKey(id))) > 0;
  }

  private queueOf(consumer: Consumer): Queue {
    return this.modules.get<Queue>(getQueueToken(consumer), { strict: false });
  }
}
