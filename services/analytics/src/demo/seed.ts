import { istDate } from '@farmhouse/contracts/timing/ist';
import { runOnce } from '@farmhouse/platform/database/run-once';
import type { EntityManager } from 'typeorm';
import { ANALYTICS_DATABASE } from '../database.ts';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { makePartitions } from '../partitions/partitions.ts';
import { recount } from '../counts/recount.ts';
import { DEMO_EVENT, demoVisits, eventsOf, type DemoVisit } from './demo-visits.ts';

const endOf = ({ views, begin }: DemoVisit): Date => {
  const last = views.at(-1);
  return last ? new Date(last.at.getTime() + last.seconds * 1000) : begin;
};

async function storeSessions(tx: EntityManager, visits: readonly DemoVisit[], now: Date): Promise<void> {
  const rows = visits.map((visit) => ({
    session_id: visit.sessionId,
    ...visit.platform,
    country: visit.country,
    source: visit.source,
    referrer: visit.referrer,
    landing_page: visit.views[0]?.page,
    page: visit.views.at(-1)?.page,
    created_at: visit.begin,
    day: istDate(visit.begin),
    last_active_at: new Date(Math.min(endOf(visit).getTime(), now.getTime())),
    last_day: istDate(visit.views.at(-1)?.at ?? visit.begin),
  }));
  await tx.query(
    `INSERT INTO sessions (session_id, owner, ip_address, user_agent, country, city, device, browser, os, referrer, source,
       landing_page, created_at, day, last_active_at, last_day, page)
     SELECT session_id, 'demo', '0.0.0.0', 'demo', country, 'Unknown', device, browser, os, referrer, source,
       landing_page, created_at, day, last_active_at, last_day, page
     FROM jsonb_to_recordset($1::jsonb) AS rows (
       session_id text, country text, device text, browser text, os text, referrer text, source text, landing_page text,
       created_at timestamptz, day date, last_active_at timestamptz, last_day date, page text)`,
    [JSON.stringify(rows)],
  );
}

async function storeViews(tx: EntityManager, visits: readonly DemoVisit[]): Promise<void> {
  const rows = visits.flatMap(({ sessionId, views }) => views.map((view) => ({ session_id: sessionId, ...view })));
  await tx.query(
    `INSERT INTO page_views (created_at, id, session_id, page, time_on_page, scroll_depth, exit_page)
     SELECT at, gen_random_uuid(), session_id, page, seconds, depth, false
     FROM jsonb_to_recordset($1::jsonb) AS rows (
       session_id text, page text, at timestamptz, seconds integer, depth integer)`,
    [JSON.stringify(rows)],
  );
}

async function storeEvents(tx: EntityManager, visits: readonly DemoVisit[]): Promise<void> {
  const rows = visits.flatMap((visit) =>
    eventsOf(visit).map(({ eventAction, at }) => ({
      session_id: visit.sessionId,
      action: eventAction,
      at,
      day: istDate(at),
    })),
  );
  const given = `jsonb_to_recordset($1::jsonb) AS rows (session_id text, action text, at timestamptz, day date)`;
  const parameters = [JSON.stringify(rows)];
  await tx.query(
    `INSERT INTO events (created_at, id, session_id, event_type, event_category, event_action)
     SELECT at, gen_random_uuid(), session_id, '${DEMO_EVENT.eventType}', '${DEMO_EVENT.eventCategory}', action
     FROM ${given}`,
    parameters,
  );
  await tx.query(
    `INSERT INTO funnel_visitors (day, action, session_id) SELECT day, action, session_id FROM ${given}`,
    parameters,
  );
}

/** Fills an empty database with ninety days of visits; where there is one, it adds nothing. */
await runOnce(ANALYTICS_DATABASE, async (db) => {
  const [stored] = await db.query<object[]>('SELECT FROM sessions LIMIT 1');
  if (stored) return 'Visits are there already';
  const now = new Date();
  const visits = demoVisits(now);
  await makePartitions(db, now, monthOf(istDate(visits[0]?.begin ?? now)));
  await db.transaction(async (tx) => {
    await storeSessions(tx, visits, now);
    await storeViews(tx, visits);
    await storeEvents(tx, visits);
  });
  await recount(db);
  return `Stored ${visits.length} visits`;
});
