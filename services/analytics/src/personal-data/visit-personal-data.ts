import type { ErasedCounts, ServicePersonalData, Person } from '@farmhouse/contracts/privacy/personal-data';
import { SHOWN_RECORDS, type ErasablePersonalData } from '@farmhouse/platform/personal-data/personal-data-source';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Maximum distance in time of a visit's rows from it, so that only their months are read. */
const TOLERANCE = `interval '1 day'`;

const BETWEEN = `created_at BETWEEN $2::timestamptz - ${TOLERANCE} AND $3::timestamptz + ${TOLERANCE}`;

interface VisitRow extends Record<string, unknown> {
  sessionId: string;
  startedAt: Date;
  lastActiveAt: Date;
}

/**
 * The visit of the browser that sent the privacy request, if that was counted: no other data here can be linked to a
 * person. Counts per day contain no personal data and are kept. Rule: visits are counted with permission.
 */
@Injectable()
export class VisitPersonalData implements ErasablePersonalData {
  readonly service = 'analytics';

  async find(manager: EntityManager, { visit }: Person): Promise<ServicePersonalData> {
    const found = await visitOf(manager, visit);
    const read = async (columns: string, table: string) =>
      found
        ? manager.query<Record<string, unknown>[]>(
            `SELECT ${columns} FROM ${table} WHERE session_id = $1 AND ${BETWEEN}
             ORDER BY created_at DESC LIMIT ${SHOWN_RECORDS}`,
            [found.sessionId, found.startedAt, found.lastActiveAt],
          )
        : [];
    const views = `page, title, time_on_page AS "secondsOnPage", scroll_depth AS "scrollDepth", created_at AS at`;
    const events = 'event_category AS category, event_action AS action, event_label AS label, created_at AS at';
    return {
      groups: [
        { name: 'Visits', fate: 'erased', records: found ? [found] : [] },
        { name: 'Pages viewed', fate: 'erased', records: await read(views, 'page_views') },
        { name: 'Actions on pages', fate: 'erased', records: await read(events, 'events') },
      ],
      obstacles: [],
      otherContacts: [],
    };
  }

  async erase(tx: EntityManager, { visit }: Person): Promise<ErasedCounts> {
    const found = await visitOf(tx, visit);
    if (!found) return { Visits: 0, 'Pages viewed': 0 };
    const span = [found.sessionId, found.startedAt, found.lastActiveAt];
    const [, views] = await tx.query<[unknown[], number]>(
      `DELETE FROM page_views WHERE session_id = $1 AND ${BETWEEN}`,
      span,
    );
    await tx.query(`DELETE FROM events WHERE session_id = $1 AND ${BETWEEN}`, span);
    await tx.query(
      `DELETE FROM funnel_visitors WHERE session_id = $1
         AND day BETWEEN ($2::timestamptz - ${TOLERANCE})::date AND ($3::timestamptz + ${TOLERANCE})::date`,
      span,
    );
    await tx.query('DELETE FROM sessions WHERE session_id = $1', [found.sessionId]);
    return { Visits: 1, 'Pages viewed': views };
  }
}

async function visitOf(manager: EntityManager, visit: string | null): Promise<VisitRow | undefined> {
  if (!visit) return undefined;
  const [row] = await manager.query<VisitRow[]>(
    `SELECT session_id AS "sessionId", ip_address AS "ipAddress", user_agent AS "userAgent", country, city, device,
       browser, os, referrer, source, landing_page AS "landingPage", created_at AS "startedAt",
       last_active_at AS "lastActiveAt"
     FROM sessions WHERE session_id = $1`,
    [visit],
  );
  return row;
}
