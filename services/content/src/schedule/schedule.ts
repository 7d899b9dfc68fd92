import { noteQueueError } from '@farmhouse/platform/events/queues';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';

export const SCHEDULE_QUEUE = 'content-schedule';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** What runs by the clock, and how often, in milliseconds. Edits within one interval share one stored sitemap. */
export const SCHEDULE = {
  'store-sitemap': 30 * SECOND_MS,
  'privacy-reminders': HOUR_MS,
  'prune-messages': 24 * HOUR_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;

const RETRY_MS = 5_000;
const KEPT = { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } };

/** Puts the schedule into Redis; the same for all replicas, however many put it there. */
@Injectable()
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(@InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue) {}

  /** Does not wait: the service serves its calls while Redis is away, and schedules when it is back. */
  onApplicationBootstrap(): void {
    this.queue.on('error', noteQueueError);
    void this.put();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  private async put(): Promise<void> {
    try {
      for (const [name, every] of Object.entries(SCHEDULE)) {
        await this.queue.upsertJobScheduler(name, { every }, { name, opts: KEPT });
      }
    } catch (error) {
      if (this.stopped) return;
      this.log.warn(`The schedule waits for Redis: ${(error as Error).message}`);
      this.retry = setTimeout(() => void this.put(), RETRY_MS);
    }
  }
}
