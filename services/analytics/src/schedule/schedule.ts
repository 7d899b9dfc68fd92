export const SCHEDULE_QUEUE = 'analytics-schedule';

const HOUR = 60 * 60_000;

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'make-partitions': HOUR,
  'drop-old-visits': 24 * HOUR,
  'fold-rare-counts': 24 * HOUR,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
