import { noteQueueError } from '@farmhouse/platform/events/queues';
import { Readiness } from '@farmhouse/platform/health/readiness';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';

export const SCHEDULE_QUEUE = 'bookings-schedule';

const MINUTE = 60_000;

/** What runs by the clock, and how often, in milliseconds. */
export const SCHEDULE = {
  'complete-stays': 5 * MINUTE,
  'due-reminders': 15 * MINUTE,
  'prune-answers': 60 * MINUTE,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;

const SCHEDULED_JOBS = Object.keys(SCHEDULE) as ScheduledJob[];
/** Time between two checks that Redis still has the schedule. */
const CHECK_MS = 5_000;
const KEPT = { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } };

/**
 * Keeps the schedule in Redis, also after Redis has lost its data: checks it at every connect and by a timer. Only
 * what is missing or differs is written, so that a check neither runs nor postpones a job. One entry serves all
 * replicas.
 */
@Injectable()
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private readonly onConnect = (): void => this.ensure();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue,
    private readonly connection: RedisConnection,
    readiness: Readiness,
  ) {
    readiness.register('schedule', async () => this.isReachable && (await this.missing()).length === 0);
  }

  /** Does not wait: the service answers calls while Redis is unreachable. */
  onApplicationBootstrap(): void {
    this.queue.on('error', noteQueueError);
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

  private async missing(): Promise<ScheduledJob[]> {
    const stored = await this.queue.getJobSchedulers();
    const periods = new Map(stored.map(({ key, every }) => [key, every]));
    return SCHEDULED_JOBS.filter((name) => periods.get(name) !== SCHEDULE[name]);
  }

  private async writeMissing(): Promise<void> {
    for (const name of await this.missing()) {
      await this.queue.upsertJobScheduler(name, { every: SCHEDULE[name] }, { name, opts: KEPT });
    }
  }
}
