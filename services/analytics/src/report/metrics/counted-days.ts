import { OTHER_COUNTS, type DayCount, type DayRange } from '@farmhouse/contracts/analytics/report';
import type { DataSource } from 'typeorm';
import { daysOf } from '../range.rules.ts';
import type { Metrics } from './metrics.types.ts';

/** The figures of whole days, read only from the counts per day, so that ninety days are as fast as one. */
export function countedDays(db: DataSource, range: DayRange): Metrics {
  const days = [range.from, range.to];
  return {
    pages: (limit = null) =>
      db.query(
        `SELECT page, sum(views)::int AS views FROM page_days WHERE day BETWEEN $1 AND $2
         GROUP BY page ORDER BY page = $4, 2 DESC, page LIMIT $3`,
        [...days, limit, OTHER_COUNTS],
      ),
    visitorsBy: (dimension, limit = null) =>
      db.query(
        `SELECT value, sum(visitors)::int AS visitors FROM visitor_days
         WHERE day BETWEEN $1 AND $2 AND previous_day < $1 AND dimension = $3
         GROUP BY value ORDER BY value = $5, 2 DESC, value LIMIT $4`,
        [...days, dimension, limit, OTHER_COUNTS],
      ),
    byDay: async () => {
      const counts = await db.query<DayCount[]>(
        `SELECT day::text, coalesce(visitors, 0)::int AS visitors, coalesce(views, 0)::int AS views
         FROM (SELECT day, sum(visitors) AS visitors FROM visitor_days
               WHERE day BETWEEN $1 AND $2 AND dimension = 'device' GROUP BY day) AS visitors
         FULL JOIN (SELECT day, sum(views) AS views FROM page_days
               WHERE day BETWEEN $1 AND $2 GROUP BY day) AS views USING (day)`,
        days,
      );
      return withEmptyDays(counts, range);
    },
    sessionDuration: async () => {
      const [row] = await db.query<{ seconds: number }[]>(
        `SELECT coalesce(round(sum(seconds)::numeric / nullif(sum(sessions), 0)), 0)::int AS seconds
         FROM session_days WHERE day BETWEEN $1 AND $2`,
        days,
      );
      return row?.seconds ?? 0;
    },
    funnel: () =>
      db.query(
        `SELECT action, sum(visitors)::int AS visitors FROM funnel_days WHERE day BETWEEN $1 AND $2 GROUP BY action`,
        days,
      ),
  };
}

/** The counts of every day of a range, the oldest first. */
export function withEmptyDays(counts: readonly DayCount[], range: DayRange): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return daysOf(range).map((day) => byDay.get(day) ?? { day, visitors: 0, views: 0 });
}
