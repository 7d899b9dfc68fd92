export const SCHEDULE_QUEUE = 'chat-schedule';

const SECOND_MS = 1_000;

/** The scheduled jobs and their intervals in milliseconds. */
export const SCHEDULE = {
  'mail-untaken': 15 * SECOND_MS,
  'close-idle': 60 * SECOND_MS,
  'prune-chats': 24 * 3_600 * SECOND_MS,
} as const;
export type ScheduledJob = keyof typeof SCHEDULE;
