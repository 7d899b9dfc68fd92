import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';

/** Feeds are read every 15 minutes at the latest, each at its own moment; a minute is left to the job that finds them. */
const INTERVAL_MS = 14 * MINUTE_MS;
const JITTER_MS = MINUTE_MS;
/** Longest wait after readings that fail. */
const MAX_WAIT_MS = 2 * HOUR_MS;
const jittered = (ms: number): number => ms - Math.random() * JITTER_MS;

/** When a feed is read again that answered with a calendar. */
export const nextReading = (now: Date): Date => new Date(now.getTime() + jittered(INTERVAL_MS));

/** The next reading after so many failed ones in a row: exponential backoff with jitter, from 14 minutes to 2 hours. */
export function nextReadingAfter(failures: number, now: Date): Date {
  return new Date(now.getTime() + jittered(Math.min(INTERVAL_MS * 2 ** Math.min(failures - 1, 10), MAX_WAIT_MS)));
}

/** When the lease of a feed claimed at `now` ends: after a minute another process may read it. */
export const leaseUntil = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

/** An unchanged calendar is read in whole once a day: recurring events come within the horizon. */
export const needsFullReading = (fullReadAt: Date | null, now: Date): boolean =>
  fullReadAt === null || now.getTime() - fullReadAt.getTime() >= 24 * HOUR_MS;

/** The owner is told of a feed that has failed for so many hours. Rule: calendars of other sites. */
export const LONG_FAILING_HOURS = 6;

export const isLongFailing = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > LONG_FAILING_HOURS * HOUR_MS;
