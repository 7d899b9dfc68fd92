import { FUNNEL_ACTIONS, FUNNEL_EVENT_TYPE } from '@farmhouse/contracts/analytics/funnel';
import type { PreparedStatement } from '@farmhouse/platform/database/prepared';

const NOW = '$2::timestamptz';
const TODAY = '$3::date';

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/** Sessions as the group knows them, and as they are stored: locked in one order, so that replicas never deadlock. */
const SESSIONS = `
  given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (
      session_id text, owner text, may_start boolean, page text, view_id uuid, fingerprint text, ip_address text,
      user_agent text, country text, city text, device text, browser text, os text, referrer text, source text,
      landing_page text)),
  present AS MATERIALIZED (
    SELECT stored.session_id, given.owner IS NULL OR stored.owner = given.owner AS is_own, given.view_id IS NOT NULL AS has_view,
      stored.created_at, stored.day, stored.last_active_at, stored.last_day, stored.page, stored.view_id,
      stored.view_at, stored.device, stored.browser, stored.country, stored.source
    FROM given JOIN sessions AS stored USING (session_id)
    ORDER BY stored.session_id FOR UPDATE OF stored),
  accepted AS MATERIALIZED (
    SELECT given.session_id FROM given LEFT JOIN present USING (session_id)
    WHERE coalesce(present.is_own, given.may_start)),
  started AS (
    INSERT INTO sessions (session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, created_at, day, last_active_at, last_day, page, view_id, view_at)
    SELECT session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, ${NOW}, ${TODAY}, ${NOW}, ${TODAY}, page, view_id, CASE WHEN view_id IS NOT NULL THEN ${NOW} END
    FROM given
    WHERE may_start AND NOT EXISTS (SELECT FROM present WHERE present.session_id = given.session_id)
    ORDER BY session_id
    ON CONFLICT DO NOTHING
    RETURNING device, browser, country, source),
  continued AS (
    UPDATE sessions SET
      last_active_at = greatest(sessions.last_active_at, ${NOW}),
      last_day = CASE WHEN present.has_view THEN greatest(sessions.last_day, ${TODAY}) ELSE sessions.last_day END,
      fingerprint = coalesce(sessions.fingerprint, given.fingerprint),
      page = coalesce(given.page, sessions.page),
      view_id = coalesce(given.view_id, sessions.view_id),
      view_at = CASE WHEN present.has_view THEN ${NOW} ELSE sessions.view_at END
    FROM given JOIN present USING (session_id)
    WHERE present.is_own AND sessions.session_id = present.session_id)`;

const PAGES = `
  views AS MATERIALIZED (
    SELECT views.* FROM jsonb_to_recordset($4::jsonb) AS views (
      id uuid, session_id text, page text, url text, title text, time_on_page integer, scroll_depth integer)
    JOIN accepted USING (session_id)),
  exits AS MATERIALIZED (
    SELECT exits.* FROM jsonb_to_recordset($5::jsonb) AS exits (
      id uuid, session_id text, page text, url text, title text, time_on_page integer, scroll_depth integer)
    JOIN accepted USING (session_id)),
  left_views AS (
    UPDATE page_views SET
      time_on_page = greatest(page_views.time_on_page, exits.time_on_page),
      scroll_depth = greatest(page_views.scroll_depth, exits.scroll_depth)
    FROM exits JOIN present USING (session_id, page)
    WHERE page_views.created_at = present.view_at AND page_views.id = present.view_id
    RETURNING exits.id),
  stored_views AS (
    INSERT INTO page_views (
      created_at, id, session_id, page, url, title, time_on_page, scroll_depth, exit_page)
    SELECT ${NOW}, id, session_id, page, url, title, time_on_page, scroll_depth, false FROM views
    UNION ALL
    SELECT ${NOW}, id, session_id, page, url, title, time_on_page, scroll_depth, true FROM exits
    WHERE id NOT IN (SELECT id FROM left_views))`;

const EVENTS = `
  events AS MATERIALIZED (
    SELECT events.* FROM jsonb_to_recordset($6::jsonb) AS events (
      id uuid, session_id text, event_type text, event_category text, event_action text, event_label text,
      value double precision, metadata jsonb)
    JOIN accepted USING (session_id)),
  stored_events AS (
    INSERT INTO events (
      created_at, id, session_id, event_type, event_category, event_action, event_label, value, metadata)
    SELECT ${NOW}, id, session_id, event_type, event_category, event_action, event_label, value, metadata FROM events),
  funnel AS (
    INSERT INTO funnel_visitors (day, action, session_id)
    SELECT DISTINCT ${TODAY}, event_action, session_id FROM events
    WHERE event_type = '${FUNNEL_EVENT_TYPE}' AND event_action IN (${quoted(FUNNEL_ACTIONS)})
    ORDER BY 2, 3
    ON CONFLICT DO NOTHING
    RETURNING action)`;

/** The counts per day, in the commit of what they count. Source: docs/decisions/counts-per-day.md. */
const COUNTS = `
  arrivals AS (
    SELECT device, browser, country, source, '-infinity'::date AS previous_day FROM started
    UNION ALL
    SELECT device, browser, country, source, last_day FROM present WHERE is_own AND has_view AND last_day < ${TODAY}),
  counted_visitors AS (
    INSERT INTO visitor_days AS counted (day, previous_day, dimension, value, visitors)
    SELECT ${TODAY}, previous_day, dimension, value, count(*) FROM arrivals CROSS JOIN LATERAL (
      VALUES ('device', device), ('browser', browser), ('country', country), ('source', source)
    ) AS of (dimension, value)
    GROUP BY previous_day, dimension, value
    ORDER BY previous_day, dimension, value
    ON CONFLICT (day, previous_day, dimension, value) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors),
  counted_sessions AS (
    INSERT INTO session_days AS counted (day, sessions, seconds)
    SELECT day, sum(sessions), sum(seconds) FROM (
      SELECT ${TODAY} AS day, 1 AS sessions, 0 AS seconds FROM started
      UNION ALL
      SELECT day, 0, visit_seconds(created_at, greatest(last_active_at, ${NOW})) - visit_seconds(created_at, last_active_at)
      FROM present WHERE is_own) AS parts
    GROUP BY day
    HAVING sum(sessions) + sum(seconds) > 0
    ORDER BY day
    ON CONFLICT (day) DO UPDATE
      SET sessions = counted.sessions + EXCLUDED.sessions, seconds = counted.seconds + EXCLUDED.seconds),
  counted_views AS (
    INSERT INTO page_days AS counted (day, page, views)
    SELECT ${TODAY}, page, count(*) FROM views GROUP BY page ORDER BY page
    ON CONFLICT (day, page) DO UPDATE SET views = counted.views + EXCLUDED.views),
  counted_funnel AS (
    INSERT INTO funnel_days AS counted (day, action, visitors)
    SELECT ${TODAY}, action, count(*) FROM funnel GROUP BY action ORDER BY action
    ON CONFLICT (day, action) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors)`;

/**
 * Stores a group of visits with the counts that follow from it, as one statement: one round trip and one commit however
 * many visits there are. Parameters: sessions, the present instant, the day in India, views, exits, events.
 */
export const STORE_VISITS: PreparedStatement = {
  name: 'store-visits',
  text: `WITH ${[SESSIONS, PAGES, EVENTS, COUNTS].join(',')}
    SELECT given.session_id AS "sessionId",
      CASE WHEN coalesce(present.is_own, given.may_start) THEN 'stored'
        WHEN present.session_id IS NULL THEN 'unknown' ELSE 'foreign' END AS outcome
    FROM given LEFT JOIN present USING (session_id)`,
};
