import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';

/**
 * Each feed is read at least every 15 minutes, on its own schedule; one minute is reserved for the job that finds due
 * feeds.
 */
const INTERVAL_MS = 14 * MINUTE_MS;
const JITTER_MS = MINUTE_MS;
const jittered = (ms: number): number => ms - Math.random() * JITTER_MS;

/** The next reading of a feed, also of one that fails: a site that works again is noticed within 15 minutes. */
export const nextSync = (now: Date): Date => new Date(now.getTime() + jittered(INTERVAL_MS));

/**
 * No feed waits longer than until then: a later reading was planned by a clock that was ahead. Twice the interval,
 * so that a small difference between the clocks of two hosts does not matter.
 */
export const latestNextRead = (now: Date): Date => new Date(now.getTime() + 2 * INTERVAL_MS);

/** When the lease of a feed claimed at `now` ends: after a minute another process may read it. */
export const leaseUntil = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

/** Even an unchanged calendar is read in full once a day, since further occurrences come within the horizon. */
export const needsFullFetch = (fullReadAt: Date | null, now: Date): boolean =>
  fullReadAt === null || now.getTime() - fullReadAt.getTime() >= 24 * HOUR_MS;

/** Hours of failures after which the owner is notified. Rule: calendars of other sites. */
export const FAILING_NOTICE_HOURS = 6;

export const isFailingTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > FAILING_NOTICE_HOURS * HOUR_MS;
