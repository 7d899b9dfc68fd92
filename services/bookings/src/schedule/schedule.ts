import { scheduleQueueOf } from '@farmhouse/contracts/operation/queues';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';

export const SCHEDULE_QUEUE = scheduleQueueOf('bookings');

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'complete-stays': 5 * MINUTE_MS,
  'end-requests': 15 * MINUTE_MS,
  'due-balances': 15 * MINUTE_MS,
  'due-reminders': 15 * MINUTE_MS,
  'due-moments': 15 * MINUTE_MS,
  'read-feeds': MINUTE_MS,
  'prune-archive': HOUR_MS,
  'prune-feeds': DAY_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
