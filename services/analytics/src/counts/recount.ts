import type { DataSource } from 'typeorm';

const VISITORS = `
  INSERT INTO visitor_days (day, previous_day, dimension, value, visitors)
  WITH present AS (
    SELECT session_id, day FROM sessions
    UNION
    SELECT session_id, (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM page_views WHERE NOT exit_page),
  arrivals AS (
    SELECT session_id, day,
      coalesce(lag(day) OVER (PARTITION BY session_id ORDER BY day), '-infinity'::date) AS previous_day
    FROM present)
  SELECT arrivals.day, previous_day, dimension, value, count(*)
  FROM arrivals JOIN sessions USING (session_id) CROSS JOIN LATERAL (
    VALUES ('device', device), ('browser', browser), ('country', country), ('source', source)
  ) AS of (dimension, value)
  GROUP BY arrivals.day, previous_day, dimension, value`;

const SESSIONS = `
  INSERT INTO session_days (day, sessions, seconds)
  SELECT day, count(*), sum(visit_seconds(created_at, last_active_at)) FROM sessions GROUP BY day`;

const PAGES = `
  INSERT INTO page_days (day, page, views)
  SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, page, count(*)
  FROM page_views WHERE NOT exit_page GROUP BY 1, 2`;

const FUNNEL = `
  INSERT INTO funnel_days (day, action, visitors)
  SELECT day, action, count(*) FROM funnel_visitors GROUP BY day, action`;

/**
 * Recounts every day from the stored sessions, views and events, in one transaction: for rows that were not written by
 * the service, such as demo data. Days whose rows have been dropped lose their counts.
 */
export function recount(db: DataSource): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query('LOCK TABLE sessions IN EXCLUSIVE MODE');
    await tx.query('TRUNCATE visitor_days, session_days, page_days, funnel_days');
    for (const statement of [VISITORS, SESSIONS, PAGES, FUNNEL]) await tx.query(statement);
  });
}
