import type { NewSession } from './hit.ts';
import { arrayLiteral } from './array-literal.ts';
import type { EventRow, SessionRow, ViewRow, HitBatch } from './hit-batch.ts';

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

const viewJson = ({ id, sessionId, page, url, title, timeOnPage, scrollDepth }: ViewRow) => ({
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

/** The parameters of `storeHits` by their names, each made when its statement asks for it. */
export const PARAMETERS: Record<string, (batch: HitBatch, now: Date, today: string) => unknown> = {
  now: (_batch, now) => now,
  today: (_batch, _now, today) => today,
  sessionIds: ({ sessions }) => arrayLiteral(sessions, ({ sessionId }) => sessionId),
  owners: ({ sessions }) => arrayLiteral(sessions, ({ owner }) => owner),
  viewIds: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.id),
  pages: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.page),
  urls: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.url),
  titles: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.title),
  times: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.timeOnPage),
  depths: ({ sessions }) => arrayLiteral(sessions, ({ view }) => view?.scrollDepth),
  starts: ({ sessions }) => startsJson(sessions),
  earlierViews: ({ earlierViews }) => JSON.stringify(earlierViews.map(viewJson)),
  exits: ({ exits }) => JSON.stringify(exits.map(viewJson)),
  events: ({ events }) => JSON.stringify(events.map(eventJson)),
};
