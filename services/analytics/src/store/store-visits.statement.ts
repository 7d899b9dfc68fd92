import { FUNNEL_ACTIONS, FUNNEL_EVENT_TYPE } from '@farmhouse/contracts/analytics/funnel';
import type { PreparedStatement } from '@farmhouse/platform/database/prepared';
import type { VisitGroup } from './group.ts';

/** What a group of visits contains; a statement without what is absent runs in a fraction of the time. */
export interface Parts {
  /** Sessions that may begin, or that were perhaps not yet counted on the day. */
  arrivals: boolean;
  views: boolean;
  exits: boolean;
  events: boolean;
}

export const partsOf = ({ sessions, views, exits, events }: VisitGroup): Parts => ({
  arrivals: sessions.some(({ session }) => session !== undefined),
  views: views.length > 0,
  exits: exits.length > 0,
  events: events.length > 0,
});

const NOW = '$now::timestamptz';
const TODAY = '$today::date';

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/** Sessions as the group knows them, and as they are stored: locked in one order, so that replicas never deadlock. */
const SESSIONS = `
  given AS MATERIALIZED (
    SELECT * FROM unnest($sessionIds::text[], $owners::text[], $pages::text[], $viewIds::uuid[])
      AS given (session_id, owner, page, view_id)),
  present AS MATERIALIZED (
    SELECT stored.session_id, given.owner IS NULL OR stored.owner = given.owner AS is_own,
      given.page AS next_page, given.view_id AS next_view_id, given.view_id IS NOT NULL AS has_view,
      stored.created_at, stored.day, stored.last_active_at, stored.last_day, stored.page, stored.view_id,
      stored.view_at, stored.device, stored.browser, stored.country, stored.source
    FROM given JOIN sessions AS stored USING (session_id)
    ORDER BY stored.session_id FOR UPDATE OF stored)`;

const STARTS = `
  starts AS MATERIALIZED (
    SELECT given.owner, given.page, given.view_id, starts.* FROM jsonb_to_recordset($starts::jsonb) AS starts (
      session_id text, fingerprint text, ip_address text, user_agent text, country text, city text, device text,
      browser text, os text, referrer text, source text, landing_page text)
    JOIN given USING (session_id)),
  started AS (
    INSERT INTO sessions (session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, created_at, day, last_active_at, last_day, page, view_id, view_at)
    SELECT session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, ${NOW}, ${TODAY}, ${NOW}, ${TODAY}, page, view_id, CASE WHEN view_id IS NOT NULL THEN ${NOW} END
    FROM starts
    WHERE NOT EXISTS (SELECT FROM present WHERE present.session_id = starts.session_id)
    ORDER BY session_id
    ON CONFLICT DO NOTHING
    RETURNING device, browser, country, source)`;

const accepted = ({ arrivals }: Parts): string => `
  accepted AS MATERIALIZED (
    SELECT session_id FROM present WHERE is_own
    ${arrivals ? 'UNION ALL SELECT session_id FROM starts WHERE session_id NOT IN (SELECT session_id FROM present)' : ''})`;

const continued = ({ arrivals }: Parts): string => `
  continued AS (
    UPDATE sessions SET
      last_active_at = greatest(sessions.last_active_at, ${NOW}),
      last_day = CASE WHEN present.has_view THEN greatest(sessions.last_day, ${TODAY}) ELSE sessions.last_day END,
      ${arrivals ? 'fingerprint = coalesce(sessions.fingerprint, starts.fingerprint),' : ''}
      page = coalesce(present.next_page, sessions.page),
      view_id = coalesce(present.next_view_id, sessions.view_id),
      view_at = CASE WHEN present.has_view THEN ${NOW} ELSE sessions.view_at END
    FROM present ${arrivals ? 'LEFT JOIN starts USING (session_id)' : ''}
    WHERE present.is_own AND sessions.session_id = present.session_id)`;

const VIEWS = `
  views AS MATERIALIZED (
    SELECT views.* FROM unnest($viewIdsOfAll::uuid[], $viewSessions::text[], $viewPages::text[], $viewUrls::text[],
      $viewTitles::text[], $viewTimes::int[], $viewDepths::int[])
      AS views (id, session_id, page, url, title, time_on_page, scroll_depth)
    JOIN accepted USING (session_id)),
  stored_views AS (
    INSERT INTO page_views (
      created_at, id, session_id, page, url, title, time_on_page, scroll_depth, exit_page)
    SELECT ${NOW}, id, session_id, page, url, title, time_on_page, scroll_depth, false FROM views),
  counted_views AS (
    INSERT INTO page_days AS counted (day, page, views)
    SELECT ${TODAY}, page, count(*) FROM views GROUP BY page ORDER BY page
    ON CONFLICT (day, page) DO UPDATE SET views = counted.views + EXCLUDED.views)`;

const EXITS = `
  exits AS MATERIALIZED (
    SELECT exits.* FROM jsonb_to_recordset($exits::jsonb) AS exits (
      id uuid, session_id text, page text, url text, title text, time_on_page integer, scroll_depth integer)
    JOIN accepted USING (session_id)),
  left_views AS (
    UPDATE page_views SET
      time_on_page = greatest(page_views.time_on_page, exits.time_on_page),
      scroll_depth = greatest(page_views.scroll_depth, exits.scroll_depth)
    FROM exits JOIN present USING (session_id, page)
    WHERE page_views.created_at = present.view_at AND page_views.id = present.view_id
    RETURNING exits.id),
  stored_exits AS (
    INSERT INTO page_views (
      created_at, id, session_id, page, url, title, time_on_page, scroll_depth, exit_page)
    SELECT ${NOW}, id, session_id, page, url, title, time_on_page, scroll_depth, true FROM exits
    WHERE id NOT IN (SELECT id FROM left_views))`;

const EVENTS = `
  events AS MATERIALIZED (
    SELECT events.* FROM jsonb_to_recordset($events::jsonb) AS events (
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
    RETURNING action),
  counted_funnel AS (
    INSERT INTO funnel_days AS counted (day, action, visitors)
    SELECT ${TODAY}, action, count(*) FROM funnel GROUP BY action ORDER BY action
    ON CONFLICT (day, action) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors)`;

const VISITORS = `
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
    ON CONFLICT (day, previous_day, dimension, value) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors)`;

/** The counts per day, in the commit of what they count. Source: docs/decisions/counts-per-day.md. */
const countedSessions = ({ arrivals }: Parts): string => `
  counted_sessions AS (
    INSERT INTO session_days AS counted (day, sessions, seconds)
    SELECT day, sum(sessions), sum(seconds) FROM (
      ${arrivals ? `SELECT ${TODAY} AS day, 1 AS sessions, 0 AS seconds FROM started UNION ALL` : ''}
      SELECT day, 0 AS sessions,
        visit_seconds(created_at, greatest(last_active_at, ${NOW})) - visit_seconds(created_at, last_active_at) AS seconds
      FROM present WHERE is_own) AS parts
    GROUP BY day
    HAVING sum(sessions) + sum(seconds) > 0
    ORDER BY day
    ON CONFLICT (day) DO UPDATE
      SET sessions = counted.sessions + EXCLUDED.sessions, seconds = counted.seconds + EXCLUDED.seconds)`;

const REFUSED = `
  SELECT given.session_id AS "sessionId",
    CASE WHEN present.session_id IS NULL THEN 'unknown' ELSE 'foreign' END AS outcome
  FROM given LEFT JOIN present USING (session_id)
  WHERE session_id NOT IN (SELECT session_id FROM accepted)`;

/** A prepared statement, and the names of its parameters in their order. */
export interface NamedStatement extends PreparedStatement {
  parameters: readonly string[];
}

/** Replaces `$name` by `$1`, `$2`, … */
function numbered(name: string, text: string): NamedStatement {
  const parameters: string[] = [];
  const numberOf = (parameter: string): number => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return parameters.indexOf(parameter) + 1;
  };
  return {
    name,
    text: text.replace(/\$([a-z]\w*)/gi, (_, parameter: string) => `$${numberOf(parameter)}`),
    parameters,
  };
}

const made = new Map<string, NamedStatement>();

/**
 * Stores a group of visits with the counts that follow from it, as one statement: one round trip and one commit however
 * many visits there are. Returns the sessions that were refused.
 */
export function storeVisits(parts: Parts): NamedStatement {
  const name = ['store-visits', ...Object.entries(parts).flatMap(([part, has]) => (has ? part : []))].join('-');
  const known = made.get(name);
  if (known) return known;
  const { arrivals, views, exits, events } = parts;
  const clauses = [
    SESSIONS,
    ...(arrivals ? [STARTS, VISITORS] : []),
    accepted(parts),
    continued(parts),
    countedSessions(parts),
    ...(views ? [VIEWS] : []),
    ...(exits ? [EXITS] : []),
    ...(events ? [EVENTS] : []),
  ];
  const statement = numbered(name, `WITH ${clauses.join(',')}${REFUSED}`);
  made.set(name, statement);
  return statement;
}
