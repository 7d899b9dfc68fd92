import { scheduleQueueOf } from '@farmhouse/contracts/operation/queues';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@farmhouse/contracts/timing/durations';

export const SCHEDULE_QUEUE = scheduleQueueOf('chat');

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'mail-untaken': 15 * SECOND_MS,
  'close-idle': MINUTE_MS,
  'prune-chats': DAY_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
