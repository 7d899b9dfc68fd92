import type { NewSession } from '../visit/visit.ts';
import { arrayLiteral } from './array-literal.ts';
import type { EventRow, SessionRow, ViewRow, VisitGroup } from './group.ts';

const startJson = (sessionId: string, session: NewSession) => ({
  session_id: sessionId,
  fingerprint: session.fingerprint,
  ip_address: session.ipAddress,
  user_agent: session.userAgent,
  country: session.country,
  city: session.city,
  device: session.device,
  browser: session.browser,
  os: session.os,
  referrer: session.referrer,
  source: session.source,
  landing_page: session.landingPage,
});

const startsJson = (sessions: readonly SessionRow[]): string =>
  JSON.stringify(sessions.flatMap(({ sessionId, session }) => (session ? startJson(sessionId, session) : [])));

const exitJson = ({ id, sessionId, page, url, title, timeOnPage, scrollDepth }: ViewRow) => ({
  id,
  session_id: sessionId,
  page,
  url,
  title,
  time_on_page: timeOnPage,
  scroll_depth: scrollDepth,
});

const eventJson = (event: EventRow) => ({
  id: event.id,
  session_id: event.sessionId,
  event_type: event.eventType,
  event_category: event.eventCategory,
  event_action: event.eventAction,
  event_label: event.eventLabel,
  value: event.value,
  metadata: event.metadata,
});

/** The parameters of `storeVisits` by their names, each made when its statement asks for it. */
export const PARAMETERS: Record<string, (group: VisitGroup, now: Date, today: string) => unknown> = {
  now: (_group, now) => now,
  today: (_group, _now, today) => today,
  sessionIds: ({ sessions }) => arrayLiteral(sessions, ({ sessionId }) => sessionId),
  owners: ({ sessions }) => arrayLiteral(sessions, ({ owner }) => owner),
  pages: ({ sessions }) => arrayLiteral(sessions, ({ page }) => page),
  viewIds: ({ sessions }) => arrayLiteral(sessions, ({ viewId }) => viewId),
  starts: ({ sessions }) => startsJson(sessions),
  viewIdsOfAll: ({ views }) => arrayLiteral(views, ({ id }) => id),
  viewSessions: ({ views }) => arrayLiteral(views, ({ sessionId }) => sessionId),
  viewPages: ({ views }) => arrayLiteral(views, ({ page }) => page),
  viewUrls: ({ views }) => arrayLiteral(views, ({ url }) => url),
  viewTitles: ({ views }) => arrayLiteral(views, ({ title }) => title),
  viewTimes: ({ views }) => arrayLiteral(views, ({ timeOnPage }) => timeOnPage),
  viewDepths: ({ views }) => arrayLiteral(views, ({ scrollDepth }) => scrollDepth),
  exits: ({ exits }) => JSON.stringify(exits.map(exitJson)),
  events: ({ events }) => JSON.stringify(events.map(eventJson)),
};
