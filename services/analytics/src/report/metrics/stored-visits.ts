import { FUNNEL_ACTIONS, FUNNEL_EVENT_TYPE } from '@farmhouse/contracts/analytics/funnel';
import type { DayCount, DayRange } from '@farmhouse/contracts/analytics/report';
import type { DataSource } from 'typeorm';
import type { Instants } from '../range.rules.ts';
import { isActiveFrom } from '../session.view.ts';
import { withEmptyDays } from './counted-days.ts';
import { listedCounts, viewsByPage, visitorsByValue, type ListedCount } from './listed-counts.ts';
import { DIMENSIONS, type Dimension, type Metrics } from './metrics.types.ts';

const IN_TIME = 'created_at >= $1::timestamptz AND created_at < $2::timestamptz';

/** Sessions that began or viewed a page, as `countedDays` counts them. */
const PRESENT = `
  SELECT session_id, created_at, 0 AS views FROM sessions WHERE ${IN_TIME}
  UNION ALL
  SELECT session_id, created_at, 1 FROM page_views WHERE ${IN_TIME} AND NOT exit_page`;

const PAGES = listedCounts(
  `SELECT 'page' AS dimension, page AS value, count(*) AS count
   FROM page_views WHERE ${IN_TIME} AND NOT exit_page GROUP BY page`,
  3,
);

/** Visitors of the period were active since its start: an index finds these few sessions. */
const VISITORS = listedCounts(`
  SELECT CASE ${DIMENSIONS.map((dimension) => `WHEN GROUPING(${dimension}) = 0 THEN '${dimension}'`).join(' ')}
      END AS dimension,
    coalesce(${DIMENSIONS.join(', ')}) AS value, count(*) AS count
  FROM sessions
  WHERE ${isActiveFrom('$1')} AND session_id IN (SELECT session_id FROM (${PRESENT}) AS present)
  GROUP BY GROUPING SETS (${DIMENSIONS.map((dimension) => `(${dimension})`).join(', ')})`);

/**
 * The figures between two instants within the days of `range`, read from the stored visits: for a period that does not
 * consist of whole days, and is short enough to read all of its visits. Visitors are read once for all their
 * attributes.
 */
export function storedVisits(db: DataSource, between: Instants, range: DayRange): Metrics {
  let counted: Promise<ListedCount<Dimension>[]> | undefined;
  const visitorCounts = () => (counted ??= db.query<ListedCount<Dimension>[]>(VISITORS, [...between]));
  return {
    pages: async (limit = null) => viewsByPage(await db.query<ListedCount[]>(PAGES, [...between, limit])),
    visitorsBy: async (dimension, limit) => {
      const counts = (await visitorCounts()).filter((count) => count.dimension === dimension);
      return visitorsByValue(counts.slice(0, limit ?? counts.length));
    },
    byDay: async () => {
      const counts = await db.query<DayCount[]>(
        `SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day,
           count(DISTINCT session_id)::int AS visitors, sum(views)::int AS views
         FROM (${PRESENT}) AS present GROUP BY 1`,
        [...between],
      );
      return withEmptyDays(counts, range);
    },
    sessionDuration: async () => {
      const [row] = await db.query<{ seconds: number }[]>(
        `SELECT coalesce(round(avg(visit_seconds(created_at, last_active_at))), 0)::int AS seconds
         FROM sessions WHERE ${IN_TIME}`,
        [...between],
      );
      return row?.seconds ?? 0;
    },
    funnel: () =>
      db.query(
        `SELECT event_action AS action, count(DISTINCT session_id)::int AS visitors FROM events
         WHERE ${IN_TIME} AND event_type = $3 AND event_action = ANY ($4) GROUP BY 1`,
        [...between, FUNNEL_EVENT_TYPE, FUNNEL_ACTIONS],
      ),
  };
}
