import { ACTIVE_MINUTES, ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import { REALTIME_SESSIONS_MAX, type AnalyticsRealtime } from '@farmhouse/contracts/analytics/report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  activeSince,
  isActiveFrom,
  NEWEST_ACTIVITY,
  SESSION_COLUMNS,
  toRealtimeSession,
  type SessionRow,
} from './session.view.ts';

const CURRENT_PAGES = 50;

/** Who is on the site now. */
@Injectable()
export class RealtimeService {
  constructor(private readonly db: DataSource) {}

  async read(now = new Date()): Promise<AnalyticsRealtime> {
    const [active, online] = [activeSince(now, ACTIVE_MINUTES), activeSince(now, ONLINE_MINUTES)];
    const [counts, sessions, currentPageViews] = await Promise.all([
      this.db.query<Pick<AnalyticsRealtime, 'activeVisitors' | 'onlineVisitors'>[]>(
        `SELECT count(*)::int AS "activeVisitors", count(*) FILTER (WHERE last_active_at >= $2)::int AS "onlineVisitors"
         FROM sessions WHERE ${isActiveFrom('$1')}`,
        [active, online],
      ),
      this.db.query<SessionRow[]>(
        `SELECT ${SESSION_COLUMNS} FROM sessions WHERE ${isActiveFrom('$1')}
         ORDER BY ${NEWEST_ACTIVITY}, session_id LIMIT ${REALTIME_SESSIONS_MAX}`,
        [active],
      ),
      this.db.query<AnalyticsRealtime['currentPageViews']>(
        `SELECT page, count(*)::int AS visitors FROM sessions WHERE ${isActiveFrom('$1')} AND page IS NOT NULL
         GROUP BY page ORDER BY 2 DESC, page LIMIT ${CURRENT_PAGES}`,
        [online],
      ),
    ]);
    const { activeVisitors = 0, onlineVisitors = 0 } = counts[0] ?? {};
    return {
      activeVisitors,
      onlineVisitors,
      sessionsLast30Min: sessions.map((row) => toRealtimeSession(row, now)),
      currentPageViews,
    };
  }
}
