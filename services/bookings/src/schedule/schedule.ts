export const SCHEDULE_QUEUE = 'bookings-schedule';

const MINUTE = 60_000;

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'complete-stays': 5 * MINUTE,
  'due-reminders': 15 * MINUTE,
  'prune-archive': 60 * MINUTE,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
