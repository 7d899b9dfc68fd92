import { scheduleQueueOf } from '@farmhouse/contracts/operation/queues';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@farmhouse/contracts/timing/durations';

export const SCHEDULE_QUEUE = scheduleQueueOf('content');

/** The scheduled jobs and their intervals in milliseconds. Edits within one interval share one stored sitemap. */
export const SCHEDULE = {
  'store-sitemap': 30 * SECOND_MS,
  'privacy-reminders': HOUR_MS,
  'prune-messages': DAY_MS,
  'prune-privacy-requests': DAY_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
