import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { BROADCAST_CHANNEL, BROADCAST_EVENTS } from '@farmhouse/contracts/events/subscribers';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pruneHourly } from '../database/prune-hourly.ts';
import { Tracing } from '../observability/tracing/tracing.ts';
import { RedisMemory } from '../redis/redis-memory.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { EventQueues } from './event-queues.ts';
import { envelopeOf, newEventsOf } from './outbox.ts';
import { OutboxMetrics } from './outbox.metrics.ts';
import { CLAIM_BATCH, claimBatch, pruneAcknowledged, readBacklog, readEarlier } from './outbox.repository.ts';
import { ReadModelSync } from './read-model-sync.ts';

/** Time between two polls: finds what another process has written or left behind, and what Redis has lost. */
const POLL_MS = 2_000;
/** Minimum time between two rounds: under load concurrent events are batched, a single one is relayed immediately. */
const MIN_INTERVAL_MS = 60;
/** How long a stop waits for a claimed batch; while Redis is away it would never end, and another relay claims it. */
const STOP_TIMEOUT_MS = 3_000;

/**
 * Adds committed events to the queue of every subscriber and publishes them to the site's processes. At least once:
 * an event whose relay died, or that Redis has lost, is added again, and consumers recognise it by its id.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Relay');
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private isPollDue = false;
  private isCheckDue = false;
  /** When the last round ended, in milliseconds of a clock that is never set back. */
  private polledAt = -Infinity;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: EventQueues,
    private readonly acknowledgements: Acknowledgements,
    private readonly connection: RedisConnection,
    private readonly memory: RedisMemory,
    private readonly tracing: Tracing,
    private readonly metrics: OutboxMetrics,
    readModels: ReadModelSync,
  ) {
    dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        // a savepoint was released: nothing is committed yet
        if (queryRunner.isTransactionActive) return;
        const events = newEventsOf(queryRunner);
        readModels.expect(events);
        if (events.length > 0) this.poll();
      },
    });
  }

  onApplicationBootstrap(): void {
    this.timers = [
      setInterval(() => this.pollAndCheck(), POLL_MS),
      pruneHourly(() => pruneAcknowledged(this.dataSource), this.log),
      pruneHourly(() => this.reportParked(), this.log),
    ];
    void this.reportParked().catch((error: Error) => this.log.warn(error.message));
    this.pollAndCheck();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await Promise.race([this.running, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Relays committed events now; calls during a round lead to one more round. */
  poll(): void {
    if (this.stopped) return;
    this.isPollDue = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
  }

  /** Logs an error while events wait for a version that knows their type, which the operator has to install. */
  async reportParked(): Promise<void> {
    const { parked } = await readBacklog(this.dataSource);
    if (parked > 0) this.log.error(`${parked} events have a type that this version does not know; they are parked`);
  }

  private pollAndCheck(): void {
    this.isCheckDue = true;
    this.poll();
  }

  private async drain(): Promise<void> {
    try {
      while (this.isPollDue && !this.stopped) {
        await sleep(Math.max(this.polledAt + MIN_INTERVAL_MS - performance.now(), 0));
        this.isPollDue = false;
        while (await this.relayBatch());
        await this.checkAcknowledgements();
        this.polledAt = performance.now();
      }
    } catch (error) {
      this.log.warn(`Events wait for the next poll: ${(error as Error).message}`);
    }
  }

  /**
   * Without Redis the queues would wait, and the claimed rows' locks with them; while it is full, events wait in the
   * outbox, so that consumers can empty it. The next poll tries again.
   */
  private async canEnqueue(): Promise<boolean> {
    return this.connection.redis.status === 'ready' && !(await this.memory.isFull());
  }

  /** Relays one batch; true when more may wait already. */
  private async relayBatch(): Promise<boolean> {
    if (!(await this.canEnqueue())) return false;
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

  /** Checks one batch; what is left is checked after the next events have been relayed. */
  private async checkAcknowledgements(): Promise<void> {
    if (!this.isCheckDue || !(await this.canEnqueue())) return;
    this.isCheckDue = await this.acknowledgements.checkBatch();
    this.isPollDue ||= this.isCheckDue;
  }

  private async broadcast(events: EventEnvelope[]): Promise<void> {
    const broadcast = events.filter(({ type }) => BROADCAST_EVENTS.includes(type));
    await Promise.all(
      broadcast.map((event) => this.connection.redis.publish(BROADCAST_CHANNEL, JSON.stringify(event))),
    );
  }
}
