import { COUNTED_VALUES_MAX, OTHER_COUNTS } from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { DataSource } from 'typeorm';

/** Counts that are merged by one statement, so that each is short, however many a client has invented in a day. */
const BATCH_SIZE = 20_000;

/** Statements of one kind of count; each takes a day, or today, as its first parameter. */
interface RareCounts {
  /** The finished days with more than $2 counts: the only ones that can have more than $2 values. */
  days: string;
  /** The $2 values of a day that are kept. */
  kept: string;
  /** Merges $3 counts of values that are not kept, $2. Answers with their number. */
  merge: string;
}

const IS_RARE_PAGE = `day = $1 AND page <> '${OTHER_COUNTS}' AND page <> ALL ($2::text[])`;
const PAGES: RareCounts = {
  days: `SELECT day::text FROM page_days WHERE day < $1 GROUP BY day HAVING count(*) > $2 ORDER BY day`,
  kept: `
    SELECT page AS value FROM page_days WHERE day = $1 AND page <> '${OTHER_COUNTS}'
    ORDER BY views DESC, page LIMIT $2`,
  merge: `
    WITH rare AS (
      DELETE FROM page_days WHERE (day, page) IN (SELECT day, page FROM page_days WHERE ${IS_RARE_PAGE} LIMIT $3)
      RETURNING day, views),
    merged AS (
      INSERT INTO page_days AS counted (day, page, views)
      SELECT day, '${OTHER_COUNTS}', sum(views) FROM rare GROUP BY day
      ON CONFLICT (day, page) DO UPDATE SET views = counted.views + EXCLUDED.views)
    SELECT count(*)::int AS merged FROM rare`,
};

const IS_RARE_SOURCE = `day = $1 AND dimension = 'source' AND value <> '${OTHER_COUNTS}' AND value <> ALL ($2::text[])`;
const SOURCES: RareCounts = {
  days: `
    SELECT day::text FROM visitor_days WHERE day < $1 AND dimension = 'source'
    GROUP BY day HAVING count(*) > $2 ORDER BY day`,
  kept: `
    SELECT value FROM visitor_days WHERE day = $1 AND dimension = 'source' AND value <> '${OTHER_COUNTS}'
    GROUP BY value ORDER BY sum(visitors) DESC, value LIMIT $2`,
  merge: `
    WITH rare AS (
      DELETE FROM visitor_days WHERE (day, previous_day, dimension, value) IN (
        SELECT day, previous_day, dimension, value FROM visitor_days WHERE ${IS_RARE_SOURCE} LIMIT $3)
      RETURNING day, previous_day, visitors),
    merged AS (
      INSERT INTO visitor_days AS counted (day, previous_day, dimension, value, visitors)
      SELECT day, previous_day, 'source', '${OTHER_COUNTS}', sum(visitors) FROM rare GROUP BY day, previous_day
      ON CONFLICT (day, previous_day, dimension, value) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors)
    SELECT count(*)::int AS merged FROM rare`,
};

/**
 * Adds up the rare pages and sources of finished days as `Other`, however long ago these were. Their texts come from
 * browsers: otherwise a client that invents them could let the counts, which are kept permanently, grow without bound.
 * Totals do not change.
 */
export async function mergeRareCounts(
  db: DataSource,
  { maxValues = COUNTED_VALUES_MAX, batchSize = BATCH_SIZE, now = new Date() } = {},
): Promise<void> {
  for (const counts of [PAGES, SOURCES]) {
    const days = await db.query<{ day: string }[]>(counts.days, [istDate(now), maxValues]);
    for (const { day } of days) await mergeDay(db, counts, { day, maxValues, batchSize });
  }
}

async function mergeDay(
  db: DataSource,
  { kept, merge }: RareCounts,
  { day, maxValues, batchSize }: { day: string; maxValues: number; batchSize: number },
): Promise<void> {
  const values = (await db.query<{ value: string }[]>(kept, [day, maxValues])).map(({ value }) => value);
  if (values.length < maxValues) return;
  for (let merged = batchSize; merged >= batchSize;) {
    const [row] = await db.query<{ merged: number }[]>(merge, [day, values, batchSize]);
    merged = row?.merged ?? 0;
  }
}
