import type { DayCount, DayRange } from '@farmhouse/contracts/analytics/report';
import type { DataSource } from 'typeorm';
import { daysOf } from '../range.rules.ts';
import { listedCounts, viewsByPage, visitorsByValue, type ListedCount } from './listed-counts.ts';
import type { Metrics } from './metrics.types.ts';

const PAGES = listedCounts(
  `SELECT 'page' AS dimension, page AS value, sum(views) AS count
   FROM page_days WHERE day BETWEEN $1 AND $2 GROUP BY page`,
  3,
);

const VISITORS = listedCounts(
  `SELECT dimension, value, sum(visitors) AS count FROM visitor_days
   WHERE day BETWEEN $1 AND $2 AND previous_day < $1 AND dimension = $4 GROUP BY dimension, value`,
  3,
);

/** The figures of whole days, read only from the counts per day, so that ninety days are as fast as one. */
export function countedDays(db: DataSource, range: DayRange): Metrics {
  const days = [range.from, range.to];
  return {
    pages: async (limit = null) => viewsByPage(await db.query<ListedCount[]>(PAGES, [...days, limit])),
    visitorsBy: async (dimension, limit = null) =>
      visitorsByValue(await db.query<ListedCount[]>(VISITORS, [...days, limit, dimension])),
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
