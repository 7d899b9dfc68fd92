import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { logQueueError } from '../events/queues.ts';
import type { Readiness } from '../health/readiness.ts';
import type { RedisConnection } from '../redis/redis.connection.ts';

/** How often each job runs, in milliseconds, by its name. */
export type Periods = Readonly<Record<string, number>>;

/** Time between two checks that Redis still has the schedule. */
const CHECK_MS = 5_000;
/** By how much the clocks of two hosts may differ. */
const CLOCK_TOLERANCE_MS = 60_000;
const JOB_RETENTION = { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } };

/**
 * Keeps a service's schedule in Redis, also after Redis has lost its data: checks it at every connect and by a timer.
 * Only what is missing or differs is written, so that a check neither runs nor postpones a job. An entry whose next run
 * is further away than its period counts as missing: a clock that was ahead has written it. One entry serves all
 * replicas. The service is not ready while an entry is missing.
 */
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private readonly onConnect = (): void => this.ensure();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly periods: Periods,
    private readonly queue: Queue,
    private readonly connection: RedisConnection,
    readiness: Readiness,
  ) {
    readiness.register('schedule', async () => this.isReachable && (await this.missing()).length === 0);
  }

  /** Does not wait: the service handles requests while Redis is unreachable. */
  onApplicationBootstrap(): void {
    this.queue.on('error', logQueueError);
    this.connection.redis.on('ready', this.onConnect);
    this.timer = setInterval(() => this.ensure(), CHECK_MS);
    this.ensure();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.connection.redis.off('ready', this.onConnect);
  }

  private get isReachable(): boolean {
    return this.connection.redis.status === 'ready';
  }

  private ensure(): void {
    if (this.stopped || !this.isReachable) return;
    this.running ??= this.writeMissing()
      .catch((error: Error) => {
        if (!this.stopped) this.log.warn(`The schedule could not be written: ${error.message}`);
      })
      .finally(() => {
        this.running = undefined;
      });
  }

  private async missing(): Promise<[name: string, every: number][]> {
    const stored = await this.queue.getJobSchedulers();
    const entries = new Map(stored.map((entry) => [entry.key, entry]));
    const latest = Date.now() + CLOCK_TOLERANCE_MS;
    return Object.entries(this.periods).filter(([name, every]) => {
      const entry = entries.get(name);
      return entry?.every !== every || (entry.next ?? 0) > latest + every;
    });
  }

  /** Removes an entry before it is written: changing one would keep the instant of its next run. */
  private async writeMissing(): Promise<void> {
    for (const [name, every] of await this.missing()) {
      await this.queue.removeJobScheduler(name);
      await this.queue.upsertJobScheduler(name, { every }, { name, opts: JOB_RETENTION });
    }
  }
}
