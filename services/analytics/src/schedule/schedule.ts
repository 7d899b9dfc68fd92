import { scheduleQueueOf } from '@farmhouse/contracts/operation/queues';
import { DAY_MS, HOUR_MS } from '@farmhouse/contracts/timing/durations';

export const SCHEDULE_QUEUE = scheduleQueueOf('analytics');

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'make-partitions': HOUR_MS,
  'drop-old-visits': DAY_MS,
  'fold-rare-counts': DAY_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
