import { setTimeout as sleep } from 'node:timers/promises';
import {
  BROADCAST_CHANNEL,
  BROADCAST_EVENTS,
  CONSUMERS,
  SUBSCRIBERS,
  type Consumer,
  type EventEnvelope,
} from '@farmhouse/contracts/events/events';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { pruneHourly } from '../database/prune-hourly.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { ReadModelSync } from './read-model-sync.ts';
import { envelopeOf, newEventsOf } from './outbox.ts';
import { BATCH, OutboxRows } from './outbox.rows.ts';
import { jobOptionsOf, noteQueueError } from './queues.ts';

/** Finds what another process has written, or left behind when it died. */
const POLL_MS = 2_000;
/** Least time between two looks: under load events of one moment go together, a single one goes at once. */
const GATHER_MS = 60;
/** How long a stop waits for a batch in hand; while Redis is away it would never end, and another relay takes it up. */
const STOP_TIMEOUT_MS = 3_000;

/**
 * Hands committed events to the queue of every consumer, and to the pages' channel. At least once: an event
 * whose relay died is taken up again, and consumers know it by its id.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Relay');
  private readonly rows: OutboxRows;
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private wanted = false;
  /** When the last look ended, in milliseconds. */
  private lookedAt = 0;
  private stopped = false;

  constructor(
    dataSource: DataSource,
    private readonly modules: ModuleRef,
    private readonly connection: RedisConnection,
    copies: ReadModelSync,
  ) {
    this.rows = new OutboxRows(dataSource);
    dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        const events = newEventsOf(queryRunner);
        copies.expect(events);
        if (events.length > 0) this.look();
      },
    });
  }

  onApplicationBootstrap(): void {
    for (const consumer of CONSUMERS) this.queueOf(consumer).on('error', noteQueueError);
    this.timers = [setInterval(() => this.look(), POLL_MS), pruneHourly(() => this.rows.prune(), this.log)];
    this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await Promise.race([this.running, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Looks for committed events now; calls while it is busy fold into one more look. */
  look(): void {
    if (this.stopped) return;
    this.wanted = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        await sleep(Math.max(this.lookedAt + GATHER_MS - Date.now(), 0));
        this.wanted = false;
        while (await this.relayBatch());
        this.lookedAt = Date.now();
      }
    } catch (error) {
      this.log.warn(`Events wait for the next try: ${(error as Error).message}`);
    }
  }

  /** Relays one batch; true when more may wait already. */
  private async relayBatch(): Promise<boolean> {
    // without Redis the queues would wait, and the rows' locks with them; the next poll looks again
    if (this.connection.redis.status !== 'ready') return false;
    const handedOn = await this.rows.handOn(async (rows) => {
      const events = rows.map(envelopeOf);
      await Promise.all(CONSUMERS.map((consumer) => this.enqueue(consumer, events)));
      await this.broadcast(events);
    });
    return handedOn === BATCH;
  }

  private async enqueue(consumer: Consumer, events: EventEnvelope[]): Promise<void> {
    const wanted = events.filter(({ type }) => (SUBSCRIBERS[type] as readonly Consumer[]).includes(consumer));
    if (wanted.length === 0) return;
    await this.queueOf(consumer).addBulk(
      wanted.map((event) => ({ name: event.type, data: event, opts: jobOptionsOf(event) })),
    );
  }

  private queueOf(consumer: Consumer): Queue {
    return this.modules.get<Queue>(getQueueToken(consumer), { strict: false });
  }

  private async broadcast(events: EventEnvelope[]): Promise<void> {
    const heard = events.filter(({ type }) => BROADCAST_EVENTS.includes(type));
    await Promise.all(heard.map((event) => this.connection.redis.publish(BROADCAST_CHANNEL, JSON.stringify(event))));
  }
}
