import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pruneHourly } from '../database/prune-hourly.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { EventQueues } from './event-queues.ts';
import { newEventsOf } from './outbox.ts';
import { pruneAcknowledged, readBacklog } from './outbox.repository.ts';
import { ReadModelSync } from './read-model-sync.ts';
import { RelayBatches } from './relay-batches.ts';

/** Time between two polls: finds what another process has written or left behind, and what Redis has lost. */
const POLL_MS = 2_000;
/** Minimum time between two rounds: under load concurrent events are batched, a single one is relayed immediately. */
const MIN_INTERVAL_MS = 60;
/** How long a stop waits for a claimed batch; while Redis is away it would never end, and another relay claims it. */
const STOP_TIMEOUT_MS = 3_000;

/**
 * Relays committed events immediately, and at every poll. At least once: an event whose relay died, or that Redis has
 * lost, is relayed again, and consumers recognise it by its id.
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
    private readonly batches: RelayBatches,
    private readonly queues: EventQueues,
    private readonly acknowledgements: Acknowledgements,
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
        while (await this.batches.relayNext());
        await this.checkAcknowledgements();
        this.polledAt = performance.now();
      }
    } catch (error) {
      this.log.warn(`Events wait for the next poll: ${(error as Error).message}`);
    }
  }

  /** Checks one batch; what is left is checked after the next events have been relayed. */
  private async checkAcknowledgements(): Promise<void> {
    if (!this.isCheckDue || !(await this.queues.acceptEvents())) return;
    this.isCheckDue = await this.acknowledgements.checkBatch();
    this.isPollDue ||= this.isCheckDue;
  }
}
