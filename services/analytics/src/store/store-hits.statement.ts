import { FUNNEL_ACTIONS, FUNNEL_EVENT_TYPE } from '@farmhouse/contracts/analytics/funnel';
import type { PreparedStatement } from '@farmhouse/platform/database/prepared';
import type { HitBatch } from './hit-batch.ts';

/** The kinds of rows in a batch of hits; a statement without the absent kinds runs in a fraction of the time. */
export interface Parts {
  /** Sessions that may be new, or may not have been counted on the day yet. */
  newSessions: boolean;
  views: boolean;
  earlierViews: boolean;
  exits: boolean;
  events: boolean;
}

export const partsOf = ({ sessions, earlierViews, exits, events }: HitBatch): Parts => ({
  newSessions: sessions.some(({ session }) => session !== undefined),
  views: sessions.some(({ view }) => view !== undefined),
  earlierViews: earlierViews.length > 0,
  exits: exits.length > 0,
  events: events.length > 0,
});

const needsExisting = ({ newSessions, exits }: Parts): boolean => newSessions || exits;

const NOW = '$now::timestamptz';
const TODAY = '$today::date';

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/**
 * The batch's sessions, each with its last view. Arrays in a select list are unnested row by row; in FROM each would be
 * stored as a table first.
 */
const INPUT_SESSIONS = `
  input_sessions AS MATERIALIZED (
    SELECT unnest($sessionIds::text[]) AS session_id, unnest($owners::text[]) AS owner,
      unnest($viewIds::uuid[]) AS view_id, unnest($pages::text[]) AS page, unnest($urls::text[]) AS url,
      unnest($titles::text[]) AS title, unnest($times::int[]) AS time_on_page, unnest($depths::int[]) AS scroll_depth)`;

const VIEW = 'view_id, page, url, title, time_on_page, scroll_depth';
const INPUT_VIEW = VIEW.replace(/\w+/g, 'input_sessions.$&');

const IS_OWN = '(input_sessions.owner IS NULL OR sessions.owner = input_sessions.owner)';

/** The stored state of these sessions before the batch: only exits and new sessions need it. */
const EXISTING = `
  existing AS MATERIALIZED (
    SELECT sessions.session_id, ${IS_OWN} AS is_own, input_sessions.view_id IS NOT NULL AS has_view,
      sessions.last_day, sessions.page, sessions.view_id, sessions.view_at,
      sessions.device, sessions.browser, sessions.country, sessions.source
    FROM input_sessions JOIN sessions USING (session_id)
    ORDER BY sessions.session_id COLLATE "C" FOR UPDATE OF sessions)`;

const STARTS = `
  starts AS MATERIALIZED (
    SELECT input_sessions.owner, ${INPUT_VIEW}, starts.* FROM jsonb_to_recordset($starts::jsonb) AS starts (
      session_id text, fingerprint text, ip_address text, user_agent text, country text, city text, device text,
      browser text, os text, referrer text, source text, landing_page text)
    JOIN input_sessions USING (session_id)),
  started AS (
    INSERT INTO sessions (session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, created_at, day, last_active_at, last_day, page, view_id, view_at)
    SELECT session_id, owner, fingerprint, ip_address, user_agent, country, city, device, browser, os,
      referrer, source, landing_page, ${NOW}, ${TODAY}, ${NOW}, ${TODAY}, page, view_id, CASE WHEN view_id IS NOT NULL THEN ${NOW} END
    FROM starts
    WHERE NOT EXISTS (SELECT FROM existing WHERE existing.session_id = starts.session_id)
    ORDER BY session_id
    ON CONFLICT DO NOTHING
    RETURNING device, browser, country, source)`;

const accepted = ({ newSessions }: Parts): string => `
  accepted AS NOT MATERIALIZED (
    SELECT session_id, ${VIEW} FROM continued
    ${newSessions ? `UNION ALL SELECT session_id, ${VIEW} FROM starts WHERE session_id NOT IN (SELECT session_id FROM existing)` : ''})`;

/** Sessions are locked in the order of their ids, of the input too, so that replicas hardly ever deadlock. */
const continued = (parts: Parts): string => `
  continued AS MATERIALIZED (
    UPDATE sessions SET
      last_active_at = greatest(sessions.last_active_at, ${NOW}),
      gained_seconds = visit_seconds(sessions.created_at, greatest(sessions.last_active_at, ${NOW}))
        - visit_seconds(sessions.created_at, sessions.last_active_at),
      last_day = CASE WHEN input_sessions.view_id IS NULL THEN sessions.last_day ELSE greatest(sessions.last_day, ${TODAY}) END,
      ${parts.newSessions ? 'fingerprint = coalesce(sessions.fingerprint, starts.fingerprint),' : ''}
      page = coalesce(input_sessions.page, sessions.page),
      view_id = coalesce(input_sessions.view_id, sessions.view_id),
      view_at = CASE WHEN input_sessions.view_id IS NULL THEN sessions.view_at ELSE ${NOW} END
    FROM input_sessions
      ${needsExisting(parts) ? 'JOIN existing USING (session_id)' : ''}
      ${parts.newSessions ? 'LEFT JOIN starts USING (session_id)' : ''}
    WHERE sessions.session_id = input_sessions.session_id AND ${IS_OWN}
    RETURNING sessions.session_id, sessions.day, sessions.gained_seconds, ${INPUT_VIEW})`;

const VIEW_COLUMNS =
  'id uuid, session_id text, page text, url text, title text, time_on_page integer, scroll_depth integer';

const EARLIER_VIEWS = `
    UNION ALL
    SELECT earlier.* FROM jsonb_to_recordset($earlierViews::jsonb) AS earlier (${VIEW_COLUMNS})
    JOIN accepted USING (session_id)`;

const views = ({ earlierViews }: Parts): string => `
  views AS MATERIALIZED (
    SELECT view_id AS id, session_id, page, url, title, time_on_page, scroll_depth FROM accepted
    WHERE view_id IS NOT NULL
    ${earlierViews ? EARLIER_VIEWS : ''}),
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
    SELECT exits.* FROM jsonb_to_recordset($exits::jsonb) AS exits (${VIEW_COLUMNS})
    JOIN accepted USING (session_id)),
  closed_views AS (
    UPDATE page_views SET
      time_on_page = greatest(page_views.time_on_page, exits.time_on_page),
      scroll_depth = greatest(page_views.scroll_depth, exits.scroll_depth)
    FROM exits JOIN existing USING (session_id, page)
    WHERE page_views.created_at = existing.view_at AND page_views.id = existing.view_id
    RETURNING exits.id),
  stored_exits AS (
    INSERT INTO page_views (
      created_at, id, session_id, page, url, title, time_on_page, scroll_depth, exit_page)
    SELECT ${NOW}, id, session_id, page, url, title, time_on_page, scroll_depth, true FROM exits
    WHERE id NOT IN (SELECT id FROM closed_views))`;

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
    SELECT device, browser, country, source, last_day FROM existing WHERE is_own AND has_view AND last_day < ${TODAY}),
  counted_visitors AS (
    INSERT INTO visitor_days AS counted (day, previous_day, dimension, value, visitors)
    SELECT ${TODAY}, previous_day, dimension, value, count(*) FROM arrivals CROSS JOIN LATERAL (
      VALUES ('device', device), ('browser', browser), ('country', country), ('source', source)
    ) AS of (dimension, value)
    GROUP BY previous_day, dimension, value
    ORDER BY previous_day, dimension, value
    ON CONFLICT (day, previous_day, dimension, value) DO UPDATE SET visitors = counted.visitors + EXCLUDED.visitors)`;

/** The counts per day, in the commit of what they count. Source: docs/decisions/counts-per-day.md. */
const countedSessions = ({ newSessions }: Parts): string => `
  counted_sessions AS (
    INSERT INTO session_days AS counted (day, sessions, seconds)
    SELECT day, sum(sessions), sum(seconds) FROM (
      ${newSessions ? `SELECT ${TODAY} AS day, 1 AS sessions, 0 AS seconds FROM started UNION ALL` : ''}
      SELECT day, 0 AS sessions, gained_seconds AS seconds FROM continued) AS parts
    GROUP BY day
    HAVING sum(sessions) + sum(seconds) > 0
    ORDER BY day
    ON CONFLICT (day) DO UPDATE
      SET sessions = counted.sessions + EXCLUDED.sessions, seconds = counted.seconds + EXCLUDED.seconds)`;

const REFUSED = `
  SELECT session_id AS "sessionId",
    CASE WHEN EXISTS (SELECT FROM sessions WHERE sessions.session_id = input_sessions.session_id) THEN 'foreign' ELSE 'unknown' END
      AS outcome
  FROM input_sessions WHERE session_id NOT IN (SELECT session_id FROM accepted)`;

/** A prepared statement, and the names of its parameters in their order. */
export interface NamedStatement extends PreparedStatement {
  parameters: readonly string[];
}

/** Replaces `$name` by `$1`, `$2`, … */
function withPositionalParameters(name: string, text: string): NamedStatement {
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

const statementCache = new Map<string, NamedStatement>();

/**
 * Stores a batch of hits with the counts that follow from it, as one statement: one round trip and one commit however
 * many hits there are. Returns the sessions that were refused.
 */
export function storeHits(parts: Parts): NamedStatement {
  const name = ['store-hits', ...Object.entries(parts).flatMap(([part, has]) => (has ? part : []))].join('-');
  const known = statementCache.get(name);
  if (known) return known;
  const { newSessions, exits, events } = parts;
  const clauses = [
    INPUT_SESSIONS,
    ...(needsExisting(parts) ? [EXISTING] : []),
    ...(newSessions ? [STARTS, VISITORS] : []),
    continued(parts),
    accepted(parts),
    countedSessions(parts),
    ...(parts.views ? [views(parts)] : []),
    ...(exits ? [EXITS] : []),
    ...(events ? [EVENTS] : []),
  ];
  const statement = withPositionalParameters(name, `WITH ${clauses.join(',')}${REFUSED}`);
  statementCache.set(name, statement);
  return statement;
}
