import { istDate } from '@farmhouse/contracts/bookings/stay';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import type { Visit, VisitOutcome } from '../visit/visit.ts';
import { groupOf, type EventRow, type SessionRow, type ViewRow } from './group.ts';
import { STORE_VISITS } from './store-visits.statement.ts';
import { VisitStore } from './visit-store.ts';

interface StoredRow {
  sessionId: string;
  outcome: VisitOutcome;
}

const sessionJson = ({ sessionId, owner, session, page, viewId }: SessionRow) => ({
  session_id: sessionId,
  owner,
  may_start: session !== undefined,
  page,
  view_id: viewId,
  ...(session && {
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
  }),
});

const viewJson = ({ id, sessionId, page, url, title, timeOnPage, scrollDepth }: ViewRow) => ({
  id,
  session_id: sessionId,
  page,
  url,
  title,
  time_on_page: timeOnPage,
  scroll_depth: scrollDepth,
});

const eventJson = ({
  id,
  sessionId,
  eventType,
  eventCategory,
  eventAction,
  eventLabel,
  value,
  metadata,
}: EventRow) => ({
  id,
  session_id: sessionId,
  event_type: eventType,
  event_category: eventCategory,
  event_action: eventAction,
  event_label: eventLabel,
  value,
  metadata,
});

/** SQLSTATE of an error that the server has answered with, after undoing the statement; a socket's code has no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Classes after which the statement may have been committed: connection lost, server shut down. */
const UNCERTAIN = /^(08|57P)/;

@Injectable()
export class PostgresVisitStore extends VisitStore {
  constructor(private readonly db: DataSource) {
    super();
  }

  async write(visits: readonly Visit[], now = new Date()): Promise<VisitOutcome[]> {
    const { sessions, views, exits, events, later } = groupOf(visits);
    const rows = await runPrepared<StoredRow>(this.db, STORE_VISITS, [
      JSON.stringify(sessions.map(sessionJson)),
      now,
      istDate(now),
      JSON.stringify(views.map(viewJson)),
      JSON.stringify(exits.map(viewJson)),
      JSON.stringify(events.map(eventJson)),
    ]);
    const bySession = new Map(rows.map(({ sessionId, outcome }) => [sessionId, outcome]));
    const laterOutcomes = later.length > 0 ? await this.writeLater(later, now) : [];
    const byVisit = new Map(later.map((visit, index) => [visit, laterOutcomes[index]]));
    return visits.map((visit) => byVisit.get(visit) ?? bySession.get(visit.sessionId) ?? 'unknown');
  }

  /** What comes before it is stored already, so that a failure must not have the whole group repeated. */
  private writeLater(visits: readonly Visit[], now: Date): Promise<VisitOutcome[]> {
    return this.write(visits, now).catch(() => {
      throw new Unavailable();
    });
  }

  isUndone(error: unknown): boolean {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    return SQLSTATE.test(code) && !UNCERTAIN.test(code);
  }
}
