import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import type { RealtimeSession, VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';

/** A stored session, as SESSION_COLUMNS reads it. */
export interface SessionRow extends Omit<VisitorSessionView, 'isActive' | 'createdAt' | 'lastActiveAt'> {
  createdAt: Date;
  lastActiveAt: Date;
}

export const SESSION_COLUMNS = `
  session_id AS "sessionId", fingerprint, ip_address AS "ipAddress", user_agent AS "userAgent", country, city, device,
  browser, os, referrer, source, landing_page AS "landingPage", created_at AS "createdAt",
  last_active_at AS "lastActiveAt"`;

/**
 * SQL that is true for sessions active at `instant` or later. The index holds the last activity in steps of ten
 * minutes, so that hardly any visit has to change an index; the exact instant decides.
 */
export const isActiveFrom = (instant: string): string =>
  `active_slot >= date_bin('10 minutes', ${instant}::timestamptz, 'epoch') AND last_active_at >= ${instant}::timestamptz`;

/** SQL of the order by last activity, the newest first. */
export const NEWEST_ACTIVITY = 'active_slot DESC, last_active_at DESC';

/** The earliest last activity with which a session counts as active at `now`. */
export const activeSince = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

export function toSessionView(row: SessionRow, now: Date): VisitorSessionView {
  return {
    ...row,
    isActive: row.lastActiveAt >= activeSince(now, ONLINE_MINUTES),
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  };
}

export function toRealtimeSession(row: SessionRow, now: Date): RealtimeSession {
  const { sessionId, device, city, country, browser, os, landingPage, referrer, isActive, createdAt, lastActiveAt } =
    toSessionView(row, now);
  return { sessionId, device, city, country, browser, os, landingPage, referrer, isActive, createdAt, lastActiveAt };
}
