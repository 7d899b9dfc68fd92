import { COUNTED_VALUES_MAX, OTHER_COUNTS } from '@farmhouse/contracts/analytics/report';

/** How often a value occurs; `dimension` says what it is a value of. */
export interface ListedCount<D extends string = string> {
  dimension: D;
  value: string;
  count: number;
}

const LISTED_LAST = `value = '${OTHER_COUNTS}', count DESC, value`;

/**
 * A query for the most frequent values of each dimension, the most frequent first. As a browser can invent pages and
 * sources, the values beyond the first COUNTED_VALUES_MAX are one count, `Other`, which is last. `counted` selects
 * `dimension`, `value` and `count`; `limit` is the number of the parameter that limits the rows, or null for all.
 */
export const listedCounts = (counted: string, limit?: number): string => `
  WITH counted AS (${counted}),
  ranked AS (
    SELECT dimension, value, count, row_number() OVER (PARTITION BY dimension ORDER BY ${LISTED_LAST}) AS rank
    FROM counted),
  listed AS (
    SELECT dimension, CASE WHEN rank <= ${COUNTED_VALUES_MAX} THEN value ELSE '${OTHER_COUNTS}' END AS value,
      sum(count)::int AS count
    FROM ranked GROUP BY 1, 2)
  SELECT dimension, value, count FROM listed ORDER BY ${LISTED_LAST} ${limit ? `LIMIT $${limit}` : ''}`;

export const viewsByPage = (counts: readonly ListedCount[]): { page: string; views: number }[] =>
  counts.map(({ value, count }) => ({ page: value, views: count }));

export const visitorsByValue = (counts: readonly ListedCount[]): { value: string; visitors: number }[] =>
  counts.map(({ value, count }) => ({ value, visitors: count }));
