import { noteQueueError } from '@farmhouse/platform/events/queues';
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
