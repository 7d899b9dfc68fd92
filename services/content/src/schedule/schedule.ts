export const SCHEDULE_QUEUE = 'content-schedule';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** The scheduled jobs and their intervals in milliseconds. Edits within one interval share one stored sitemap. */
export const SCHEDULE = {
  'store-sitemap': 30 * SECOND_MS,
  'privacy-reminders': HOUR_MS,
  'prune-messages': 24 * HOUR_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
