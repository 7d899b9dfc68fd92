import { OTHER_COUNTS } from '@farmhouse/contracts/analytics/report';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { DataSource } from 'typeorm';

/** Pages, and sources, of a day that keep a count of their own: more than any real site has. */
const MAX_VALUES_PER_DAY = 500;
/** Number of past days that are checked: a job that did not run for some days catches up. */
const DAYS_BACK = 14;

const MERGE_RARE_PAGES = `
  WITH ranked AS (
    SELECT day, page, row_number() OVER (PARTITION BY day ORDER BY views DESC, page) AS rank
    FROM page_days WHERE day BETWEEN $1 AND $2 AND page <> $4),
  rare AS (
    DELETE FROM page_days USING ranked
    WHERE page_days.day = ranked.day AND page_days.page = ranked.page AND ranked.rank > $3
    RETURNING page_days.day, page_days.views)
  INSERT INTO page_days AS counted (day, page, views)
  SELECT day, $4, sum(views) FROM rare GROUP BY day
  ON CONFLICT (day, page) DO UPDATE SET views = counted.views + EXCLUDED.views`;

const MERGE_RARE_SOURCES = `
  WITH ranked AS (
    SELECT day, value, row_number() OVER (PARTITION BY day ORDER BY sum(visitors) DESC, value) AS rank
    FROM visitor_days WHERE day BETWEEN $1 AND $2 AND dimension = 'source' AND value <> $4
    GROUP BY day, value),
  rare AS (
    DELETE FROM visitor_days USING ranked
    WHERE visitor_days.day = ranked.day AND visitor_days.dimension = 'source' AND visitor_days.value = ranked.value
      AND ranked.rank > $3
    RETURNING visitor_days.day, previous_day, visitors)
  INSERT INTO visitor_days AS counted (day, previous_day, dimension, value, visitors)
  SELECT day, previous_day, 'source', $4, sum(visitors) FROM rare GROUP BY day, previous_day
  ON CONFLICT (day, previous_day, dimension, value) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors`;

/**
 * Adds up the rare pages and sources of finished days as `Other`. Their texts come from browsers: otherwise a client
 * that invents them could let the counts, which are kept permanently, grow without bound. Totals do not change.
 */
export async function mergeRareCounts(db: DataSource, maxValues = MAX_VALUES_PER_DAY, now = new Date()): Promise<void> {
  const today = istDate(now);
  const parameters = [addDays(today, -DAYS_BACK), addDays(today, -1), maxValues, OTHER_COUNTS];
  for (const statement of [MERGE_RARE_PAGES, MERGE_RARE_SOURCES]) await db.query(statement, parameters);
}
