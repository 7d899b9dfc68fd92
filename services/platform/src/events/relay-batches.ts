import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { BROADCAST_CHANNEL, BROADCAST_EVENTS } from '@farmhouse/contracts/events/subscribers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Tracing } from '../observability/tracing/tracing.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { EventQueues } from './event-queues.ts';
import { envelopeOf } from './outbox.ts';
import { OutboxMetrics } from './outbox.metrics.ts';
import { CLAIM_BATCH, claimBatch, readEarlier } from './outbox.repository.ts';

/** Adds committed events to the queue of every subscriber and publishes them to the site's processes, in batches. */
@Injectable()
export class RelayBatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: EventQueues,
    private readonly connection: RedisConnection,
    private readonly tracing: Tracing,
    private readonly metrics: OutboxMetrics,
  ) {}

  /** Relays one batch, unless the queues accept none; true when more may wait already. */
  async relayNext(): Promise<boolean> {
    if (!(await this.queues.acceptEvents())) return false;
    const relayed = await this.dataSource.transaction(async (tx) => {
      const rows = await claimBatch(tx);
      if (rows.length === 0) return [];
      const events = rows.map((row) => this.traced(envelopeOf(row)));
      await this.queues.add(events, await readEarlier(tx, rows));
      await this.broadcast(events);
      return events;
    });
    for (const { type } of relayed) this.metrics.countRelayed(type);
    return relayed.length === CLAIM_BATCH;
  }

  /** Records the event's time in the outbox; what follows belongs to that span. */
  private traced(event: EventEnvelope): EventEnvelope {
    const { type, id, occurredAt, traceparent: parent } = event;
    if (!parent) return event;
    const attributes = { 'messaging.system': 'outbox', 'messaging.message.id': id };
    const details = { name: `outbox ${type}`, kind: 'producer', parent, attributes } as const;
    return { ...event, traceparent: this.tracing.record(details, Date.parse(occurredAt), Date.now()) ?? parent };
  }

  private async broadcast(events: EventEnvelope[]): Promise<void> {
    const broadcast = events.filter(({ type }) => BROADCAST_EVENTS.includes(type));
    await Promise.all(
      broadcast.map((event) => this.connection.redis.publish(BROADCAST_CHANNEL, JSON.stringify(event))),
    );
  }
}
