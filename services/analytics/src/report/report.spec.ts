import { describe, expect, it } from '@jest/globals';
import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsOverview, AnalyticsRealtime, VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { makePartitions } from '../partitions/partitions.ts';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { recount } from '../counts/recount.ts';
import { aFunnelEvent, aHeartbeat, aStart, aView } from '../testing/test-hits.ts';
import { dbOf, newStoreOf, useAnalytics } from '../testing/use-analytics.ts';
import { aBrowser } from '../testing/browser-requests.ts';
import type { Hit } from '../store/hit.ts';
import { OverviewService } from './overview.service.ts';

const analytics = useAnalytics();

const TODAY = istDate(new Date());
const daysAgo = (days: number, time = '12:00'): Date => istInstant(addDays(TODAY, -days), time);
const write = (at: Date, ...hits: Hit[]) => newStoreOf(analytics).write(hits, at);

/**
 * Known visits: one that stays past midnight, one that returns after two days, one of two days ago, one of the current
 * day that only sends heartbeats after its start.
 */
async function storeVisits(): Promise<void> {
  await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -10)));
  await write(daysAgo(2, '10:00'), aStart('old', { device: 'desktop', source: 'google.com' }), aView('old', '/'));
  await write(daysAgo(2, '10:05'), aView('old', '/gallery'));
  await write(daysAgo(2, '23:58'), aStart('night'), aView('night', '/'));
  await write(daysAgo(1, '00:02'), aView('night', '/booking'), aHeartbeat('night'));
  await write(
    daysAgo(3, '09:00'),
    aStart('returning', { device: 'tablet', source: 'diwali' }),
    aView('returning', '/'),
  );
  await write(daysAgo(0, '00:01'), aView('returning', '/booking'));
  await write(daysAgo(0, '00:02'), aStart('brief'));
  await write(daysAgo(0, '00:03'), aHeartbeat('brief'));
}

const COUNTS = ['visitor_days', 'session_days', 'page_days', 'funnel_days'] as const;

/** The rows of a table of counts, in the order of its key. */
const countsOf = (table: (typeof COUNTS)[number]): Promise<object[]> =>
  dbOf(analytics).query(`SELECT * FROM ${table} ORDER BY ${table}`);

const counts = (): Promise<object[][]> => Promise.all(COUNTS.map(countsOf));

const overview = (query: { from?: string; to?: string; days?: 1 | 7 }) =>
  analytics.app.get(OverviewService).read(query);

describe('Overview', () => {
  it('counts each visitor of a range once, views without exits, and time up to two hours', async () => {
    await storeVisits();

    const report = await overview({ days: 7 });

    expect(report).toMatchObject({
      totalVisitors: 4,
      totalPageViews: 6,
      // old 300 s, night 240 s, returning 7200 s of three days, brief 60 s
      averageSessionDuration: (300 + 240 + 7200 + 60) / 4,
      topPages: [
        { page: '/', views: 3 },
        { page: '/booking', views: 2 },
        { page: '/gallery', views: 1 },
      ],
      deviceBreakdown: [
        { device: 'mobile', count: 2 },
        { device: 'desktop', count: 1 },
        { device: 'tablet', count: 1 },
      ],
      sources: [
        { source: 'Direct', visitors: 2 },
        { source: 'diwali', visitors: 1 },
        { source: 'google.com', visitors: 1 },
      ],
      from: addDays(TODAY, -6),
      to: TODAY,
    });
    expect(report.byDay.slice(-4)).toEqual([
      { day: addDays(TODAY, -3), visitors: 1, views: 1 },
      { day: addDays(TODAY, -2), visitors: 2, views: 3 },
      { day: addDays(TODAY, -1), visitors: 1, views: 1 },
      { day: TODAY, visitors: 2, views: 1 },
    ]);
  });

  it.each([
    [-2, -1, 2],
    [-1, -1, 1],
    [-1, 0, 3],
    [-3, 0, 4],
    [-30, -4, 0],
  ])('counts the visitors from day %i to day %i as %i', async (from, to, visitors) => {
    await storeVisits();

    const report = await overview({ from: addDays(TODAY, from), to: addDays(TODAY, to) });

    expect(report.totalVisitors).toBe(visitors);
  });

  it('counts with every write exactly as a recount of the stored rows does', async () => {
    await storeVisits();
    await write(daysAgo(1), aFunnelEvent('night', 'wizard-personal'), aFunnelEvent('other', 'wizard-personal'));
    const written = await counts();

    await recount(dbOf(analytics));

    expect(written.map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
    expect(await counts()).toEqual(written);
  });

  it('counts a visit on the day of its next view, though its first hit of that day was an event', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -1)));
    const store = newStoreOf(analytics);
    await store.write([aStart('night'), aView('night', '/')], daysAgo(1, '23:58'));
    await store.write([aFunnelEvent('night', 'wizard-personal')], daysAgo(0, '00:01'));
    await store.write([aView('night', '/booking')], daysAgo(0, '00:02'));
    await store.write([aView('night', '/gallery')], daysAgo(0, '00:03'));
    const written = await counts();

    await recount(dbOf(analytics));

    expect(await counts()).toEqual(written);
  });

  it('counts every view and second once when two processes store hits of the same sessions at once', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -1)));
    const processes = [newStoreOf(analytics), newStoreOf(analytics)];
    const sessions = Array.from({ length: 20 }, (_, index) => `session-${index}`);
    const rounds = Array.from({ length: 15 }, (_, index) => index);
    const noon = daysAgo(1).getTime();

    await Promise.all(
      processes.map(async (store, first) => {
        for (const round of rounds) {
          const hits = sessions.map((sessionId) => aView(sessionId, `/page-${first}`));
          await store.write(hits, new Date(noon + (round * 7 + first * 3) * 1000));
        }
      }),
    );
    const written = await counts();
    await recount(dbOf(analytics));

    const views = sessions.length * rounds.length;
    expect(await countsOf('page_days')).toMatchObject([
      { page: '/page-0', views },
      { page: '/page-1', views },
    ]);
    expect(await countsOf('session_days')).toMatchObject([{ sessions: sessions.length }]);
    expect(written).toEqual(await counts());
  });

  it('answers GET /api/admin/analytics/overview for thirty days by default, and zeros without visits', async () => {
    const { status, body } = await callAsAdmin<AnalyticsOverview>(analytics, 'GET', '/api/admin/analytics/overview');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalVisitors: 0,
      totalPageViews: 0,
      averageSessionDuration: 0,
      topPages: [],
      deviceBreakdown: [],
      activeNow: 0,
    });
    expect(body.byDay).toHaveLength(30);
  });

  it.each([
    'days=2',
    'days=all',
    'from=0001-01-01&to=0001-01-02',
    'from=9999-12-30&to=9999-12-31',
    'from=2026-02-30',
    'from=2026-02-02&to=2026-02-01',
    'to=2026-02-01',
  ])('returns 400 for ?%s', async (query) => {
    const { status } = await callAsAdmin(analytics, 'GET', `/api/admin/analytics/overview?${query}`);

    expect(status).toBe(400);
  });
});

describe('GET /api/admin/analytics/realtime', () => {
  it('shows the visitors active within 5 and 30 minutes, and the pages being viewed', async () => {
    const visitors = [aBrowser(analytics), aBrowser(analytics), aBrowser(analytics)];
    for (const visitor of visitors) await visitor.pageView('/gallery');
    const ago = (minutes: number, { sessionId }: { sessionId: string }) =>
      dbOf(analytics).query(
        `UPDATE sessions SET created_at = now() - interval '1 hour', last_active_at = now() - make_interval(mins => $2)
         WHERE session_id = $1`,
        [sessionId, minutes],
      );
    const [now, before, long] = visitors as [(typeof visitors)[0], (typeof visitors)[0], (typeof visitors)[0]];
    await ago(6, before);
    await ago(31, long);

    const { body } = await callAsAdmin<AnalyticsRealtime>(analytics, 'GET', '/api/admin/analytics/realtime');

    expect([body.onlineVisitors, body.activeVisitors]).toEqual([1, 2]);
    expect(body.currentPageViews).toEqual([{ page: '/gallery', visitors: 1 }]);
    expect(body.sessionsLast30Min.map(({ sessionId, isActive }) => [sessionId, isActive])).toEqual([
      [now.sessionId, true],
      [before.sessionId, false],
    ]);
    expect(Object.keys(body.sessionsLast30Min[0] ?? {}).sort()).toEqual(
      ['sessionId', 'device', 'city', 'country', 'browser', 'os', 'landingPage', 'referrer', 'isActive']
        .concat('createdAt', 'lastActiveAt')
        .sort(),
    );
  });
});

describe('GET /api/admin/analytics/sessions', () => {
  it('lists sessions by page, state and text, with their total', async () => {
    for (let index = 0; index < 3; index += 1) await aBrowser(analytics).start({ landingPage: `/page-${index}` });
    const list = (query: string) =>
      callAsAdmin<VisitorSessionView[]>(analytics, 'GET', `/api/admin/analytics/sessions${query}`);

    const [all, page, found, inactive] = await Promise.all(
      ['', '?page=2&pageSize=2', '?q=PAGE-1', '?status=inactive'].map(list),
    );

    expect([all?.body.length, all?.headers['x-total-count']]).toEqual([3, '3']);
    expect([page?.body.length, page?.headers['x-total-count']]).toEqual([1, '3']);
    expect(found?.body.map(({ landingPage }) => landingPage)).toEqual(['/page-1']);
    expect(inactive?.body).toEqual([]);
  });

  it('sorts by start or last activity, descending with a dash, by default newest activity first', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -10)));
    await write(daysAgo(3), aStart('returning'));
    await write(daysAgo(2), aStart('once'));
    await write(daysAgo(1), aView('returning', '/'));
    const idsOf = async (sort: string) =>
      (
        await callAsAdmin<VisitorSessionView[]>(analytics, 'GET', `/api/admin/analytics/sessions?sort=${sort}`)
      ).body.map(({ sessionId }) => sessionId);

    expect(await idsOf('')).toEqual(['returning', 'once']);
    expect(await idsOf('-lastActiveAt')).toEqual(['returning', 'once']);
    expect(await idsOf('lastActiveAt')).toEqual(['once', 'returning']);
    expect(await idsOf('createdAt')).toEqual(['returning', 'once']);
    expect(await idsOf('-createdAt')).toEqual(['once', 'returning']);
  });

  it('lists those last active in a range, and searches the last thirty days without one', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -50)));
    await write(daysAgo(40), aStart('forty-days-ago'));
    await write(daysAgo(2), aStart('two-days-ago'));
    const idsOf = async (query: string) =>
      (await callAsAdmin<VisitorSessionView[]>(analytics, 'GET', `/api/admin/analytics/sessions${query}`)).body.map(
        ({ sessionId }) => sessionId,
      );

    expect(await idsOf('')).toEqual(['two-days-ago', 'forty-days-ago']);
    expect(await idsOf('?q=days-ago')).toEqual(['two-days-ago']);
    expect(await idsOf('?q=days-ago&days=90')).toEqual(['two-days-ago', 'forty-days-ago']);
    expect(await idsOf(`?from=${addDays(TODAY, -41)}&to=${addDays(TODAY, -39)}`)).toEqual(['forty-days-ago']);
    expect(await idsOf('?days=1')).toEqual([]);
  });
});

describe('GET /api/admin/analytics/pageviews', () => {
  it('lists the views of one session, newest first, and searches those of a range', async () => {
    const [one, other] = [aBrowser(analytics), aBrowser(analytics)];
    for (const page of ['/', '/gallery']) await one.pageView(page);
    await other.pageView('/contact');

    const list = (query: string) =>
      callAsAdmin<{ page: string }[]>(analytics, 'GET', `/api/admin/analytics/pageviews?${query}`);

    const { body } = await list(`sessionId=${one.sessionId}`);
    const found = await list('q=contact&days=1');
    const past = await list(`q=contact&from=${addDays(TODAY, -9)}&to=${addDays(TODAY, -1)}`);

    expect(body.map(({ page }) => page)).toEqual(['/gallery', '/']);
    expect([found.body.length, past.body.length]).toEqual([1, 0]);
  });
});

describe('GET /api/admin/analytics/funnel', () => {
  it('counts the visitors of the range at each stage, beside those of the preceding period', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -15)));
    for (let day = 1; day <= 8; day += 1) await write(daysAgo(day), aFunnelEvent(`session-${day}`, 'wizard-personal'));
    await write(daysAgo(1), aFunnelEvent('session-x', 'wizard-personal'), aFunnelEvent('session-x', 'wizard-details'));
    await write(daysAgo(0, '00:01'), aFunnelEvent('session-y', 'wizard-personal'));
    const read = async (query: string) =>
      (await callAsAdmin<FunnelView>(analytics, 'GET', `/api/admin/analytics/funnel?${query}`)).body;

    const week = await read('days=7');
    const yesterday = await read(`from=${addDays(TODAY, -1)}&to=${addDays(TODAY, -1)}`);

    expect(week).toMatchObject({ from: addDays(TODAY, -6), to: TODAY });
    expect(week.stages.slice(0, 3)).toEqual([
      { action: 'wizard-personal', visitors: 8, before: 2 },
      { action: 'wizard-details', visitors: 1, before: 0 },
      { action: 'wizard-services', visitors: 0, before: 0 },
    ]);
    expect(yesterday.stages[0]).toEqual({ action: 'wizard-personal', visitors: 2, before: 1 });
  });
});

describe('the preceding period', () => {
  it('has the same number of days, and its own key figures', async () => {
    await makePartitions(dbOf(analytics), new Date(), monthOf(addDays(TODAY, -15)));
    await aBrowser(analytics).pageView('/');

    const { body } = await callAsAdmin<AnalyticsOverview>(
      analytics,
      'GET',
      `/api/admin/analytics/overview?from=${addDays(TODAY, 1)}&to=${addDays(TODAY, 3)}`,
    );
    const now = await callAsAdmin<AnalyticsOverview>(analytics, 'GET', '/api/admin/analytics/overview?days=7');

    expect(body.before).toMatchObject({ totalVisitors: 1, totalPageViews: 1 });
    expect(body.totalVisitors).toBe(0);
    expect(now.body.before).toEqual({ totalVisitors: 0, totalPageViews: 0, averageSessionDuration: 0 });
  });
});
