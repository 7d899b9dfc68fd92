import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf, scannedBy } from '@farmhouse/platform/testing/query-plans';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { makePartitions } from '../partitions/partitions.ts';
import { recount } from '../counts/recount.ts';
import { storeHits } from '../store/store-hits.statement.ts';
import { dbOf, startAnalytics } from '../testing/use-analytics.ts';

const SESSIONS = 25_000;
const VIEWS_A_SESSION = 4;
/** A month of the filled ones has 34,000 views, a part of a month fewer. */
const FEW_ROWS = 10_000;
/** Limit for the database work of one report, whatever its range. */
const LIMIT_MS = 50;

const TODAY = istDate(new Date());

let analytics: TestService;

beforeAll(async () => {
  analytics = await startAnalytics();
  const db = dbOf(analytics);
  await makePartitions(db, new Date(), monthOf(addDays(TODAY, -90)));
  await db.query(
    `INSERT INTO sessions (session_id, owner, ip_address, user_agent, country, city, device, browser, os, source,
       landing_page, created_at, day, last_active_at, last_day)
     SELECT 'session-' || n, 'one-browser', '0.0.0.0', 'test', 'India', 'Unknown', 'mobile', 'chrome', 'android',
       'site-' || n % 30, '/', at, (at AT TIME ZONE 'Asia/Kolkata')::date, at, (at AT TIME ZONE 'Asia/Kolkata')::date
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT now() - make_interval(secs => n::bigint * 7919 % (88 * 86400)) AS at) AS moment`,
    [SESSIONS],
  );
  await db.query(
    `INSERT INTO page_views (created_at, id, session_id, page, time_on_page, scroll_depth, exit_page)
     SELECT created_at, gen_random_uuid(), session_id, '/page-' || step, 5, 5, false
     FROM sessions, generate_series(1, $1::int) AS step`,
    [VIEWS_A_SESSION],
  );
  await recount(db);
  await db.query('ANALYZE');
}, 120_000);
afterAll(() => analytics.close());

/** Plans of the queries of a report, each of which succeeds. */
const plansOfReport = (path: string) =>
  plansOf(analytics, async () => {
    const { status } = await callAsAdmin(analytics, 'GET', `/api/admin/analytics/${path}`);
    expect(status).toBe(200);
  });

/** The large tables of visits among these. Scanning a month with few rows yet is quicker than using its index. */
async function visitsIn(scanned: readonly string[]): Promise<string[]> {
  const large = await dbOf(analytics).query<{ relname: string }[]>(
    `SELECT relname FROM pg_class WHERE relname = ANY ($1) AND reltuples >= $2
       AND (relname = 'sessions' OR relname LIKE 'page\\_views%')`,
    [scanned, FEW_ROWS],
  );
  return large.map(({ relname }) => relname);
}

const visitsScanned = (plans: readonly { scanned: readonly string[] }[]): Promise<string[]> =>
  visitsIn(plans.flatMap(({ scanned }) => scanned));

it.each(['sessions', 'sessions?sort=createdAt', 'sessions?sort=-createdAt', 'pageviews'])(
  'GET /api/admin/analytics/%s without a range uses an index and scans no table of visits',
  async (path) => {
    const plans = await plansOfReport(path);

    expect(plans.length).toBeGreaterThan(0);
    expect(await visitsScanned(plans)).toEqual([]);
  },
);

it.each([
  'overview?days=90',
  'overview?days=1',
  'funnel',
  'realtime',
  'sessions?q=site-7&days=1',
  'pageviews?q=page-2&days=1',
])('GET /api/admin/analytics/%s uses counts per day or an index, and scans no table of visits', async (path) => {
  const plans = await plansOfReport(path);

  expect(plans.length).toBeGreaterThan(0);
  expect(plans.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(LIMIT_MS);
  expect(await visitsScanned(plans)).toEqual([]);
});

it('the last 24 hours read their visitors once for device, browser, country and source together, and those of the 24 hours before once', async () => {
  const plans = await plansOfReport('overview?days=1');

  expect(plans.filter(({ sql }) => /\b(device|browser|country|source)\b/.test(sql))).toHaveLength(2);
});

it('storing hits uses indexes and scans no table of visits', async () => {
  const { text, parameters } = storeHits({
    newSessions: true,
    views: true,
    earlierViews: true,
    exits: true,
    events: true,
  });
  const lists = Object.fromEntries(['starts', 'earlierViews', 'exits', 'events'].map((list) => [list, '[]']));
  const empty: Record<string, unknown> = { now: new Date(), today: TODAY, ...lists };
  const scanned = await scannedBy(
    analytics,
    text,
    parameters.map((parameter) => empty[parameter] ?? []),
  );

  expect(await visitsIn(scanned)).toEqual([]);
});
