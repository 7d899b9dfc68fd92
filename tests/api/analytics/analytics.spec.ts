import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type { AnalyticsOverview, AnalyticsRealtime, VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { badRequestsOf, longer, NO_TEXT, type BodyRequest } from '../../support/api/bad-input.ts';
import { call } from '../../support/api/call.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';
import { aPage, aTab, LAPTOP, PHONE } from '../../support/visits.ts';

const sessionOf = async (owner: Owner, sessionId: string): Promise<VisitorSessionView | undefined> =>
  (await owner.get<VisitorSessionView[]>(`/api/admin/analytics/sessions?q=${sessionId}`))[0];
const viewsOf = (owner: Owner, sessionId: string) =>
  owner.get<{ page: string; timeOnPage: number; scrollDepth: number; exitPage: boolean }[]>(
    `/api/admin/analytics/pageviews?sessionId=${sessionId}`,
  );

test('the owner sees a visit with its session, its view with time and depth, and in the real-time list', async ({
  owner,
}) => {
  const tab = aTab();
  const page = aPage();

  const start = await tab.start({ device: 'mobile', browser: 'chrome', os: 'android', landingPage: page });
  const view = await tab.view(page, { title: 'Test' });
  const exit = await tab.beacon(page, { timeOnPage: 12, scrollDepth: 64, exitPage: true });
  const heartbeat = await tab.heartbeat({ lastActiveAt: new Date().toISOString() });

  expect([start.status, view.status, exit.status, heartbeat.status]).toEqual([201, 204, 204, 200]);
  expect(await viewsOf(owner, tab.sessionId)).toEqual([
    expect.objectContaining({ page, title: 'Test', timeOnPage: 12, scrollDepth: 64, exitPage: false }),
  ]);
  const now = await owner.get<AnalyticsRealtime>('/api/admin/analytics/realtime');
  expect(now.currentPageViews).toContainEqual({ page, visitors: 1 });
  expect(now.sessionsLast30Min.find(({ sessionId }) => sessionId === tab.sessionId)).toMatchObject({
    device: 'mobile',
    browser: 'chrome',
    os: 'android',
    city: 'Unknown',
    landingPage: page,
    referrer: null,
    isActive: true,
  });
});

test('GET /api/admin/analytics/overview has its required fields for 1, 7, 30 and 90 days', async ({ owner }) => {
  await aTab().view(aPage());

  for (const days of [1, 7, 30, 90]) {
    const report = await owner.get<AnalyticsOverview>(`/api/admin/analytics/overview?days=${days}`);

    expect(report.totalVisitors).toBeGreaterThan(0);
    expect(report.totalPageViews).toBeGreaterThan(0);
    expect(report.averageSessionDuration).toBeGreaterThanOrEqual(0);
    expect(report.topPages.length).toBeLessThanOrEqual(5);
    expect(report.deviceBreakdown[0]).toEqual({ device: expect.any(String), count: expect.any(Number) });
    // the last 24 hours begin on the day before
    expect(report.byDay).toHaveLength(days === 1 ? 2 : days);
  }
});

test('analytics clamps negative times, 900% depth and timestamps in the future', async ({ owner }) => {
  const tab = aTab();
  await tab.start();

  await tab.view('/', { timeOnPage: -90, scrollDepth: 900 });
  await tab.heartbeat({ lastActiveAt: '2099-01-01T00:00:00.000Z' });

  expect(await viewsOf(owner, tab.sessionId)).toEqual([expect.objectContaining({ timeOnPage: 0, scrollDepth: 100 })]);
  const session = await sessionOf(owner, tab.sessionId);
  expect(Date.parse(session?.lastActiveAt ?? '2099-01-01')).toBeLessThan(Date.now() + 60_000);
});

for (const [who, userAgent, headers] of [
  ['a bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}],
  ['a visitor with DNT', PHONE, { DNT: '1' }],
  ['a visitor with GPC', PHONE, { 'Sec-GPC': '1' }],
] as const) {
  test(`analytics gives ${who} the normal response and stores nothing`, async ({ owner }) => {
    const tab = aTab(userAgent, headers);

    const responses = [
      await tab.start(),
      await tab.heartbeat(),
      await tab.view('/'),
      await tab.event('wizard-personal'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([201, 200, 204, 204]);
    expect(await sessionOf(owner, tab.sessionId)).toBeUndefined();
    expect(await viewsOf(owner, tab.sessionId)).toEqual([]);
  });
}

test('a session id of another browser is refused and its data stays as it is', async ({ owner }) => {
  const tab = aTab();
  await tab.start({ landingPage: '/gallery' });
  const before = await sessionOf(owner, tab.sessionId);
  const { sessionId } = tab;
  const headers = { 'User-Agent': LAPTOP };
  const asVisitor = (method: string, path: string, body: object) =>
    call(method, `/api/analytics/${path}`, { body: { sessionId, ...body }, headers });

  expectProblem(await asVisitor('POST', 'session', { landingPage: '/evil' }), 409, 'session-taken');
  expectProblem(await asVisitor('POST', 'pageview', { page: '/evil' }), 404);
  expectProblem(await asVisitor('PUT', `session/${sessionId}`, {}), 404);

  expect(await sessionOf(owner, sessionId)).toMatchObject({
    landingPage: '/gallery',
    device: 'mobile',
    lastActiveAt: before?.lastActiveAt,
  });
  expect(await viewsOf(owner, sessionId)).toEqual([]);
});

test('a beacon of more than 4 KB returns 413', async () => {
  expectProblem(await aTab().beacon(longer(4_096)), 413);
});

test('an event of the booking wizard is counted in the funnel of its days', async ({ owner }) => {
  const countOf = async () => {
    const { stages } = await owner.get<FunnelView>('/api/admin/analytics/funnel?days=1');
    return stages.find(({ action }) => action === 'utr-sent')?.visitors ?? 0;
  };
  const before = await countOf();
  const tab = aTab();

  const responses = [await tab.event('utr-sent'), await tab.event('utr-sent')];

  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect((await countOf()) - before).toBe(1);
});

test('GET /api/admin/analytics/export.csv returns the figures that are shown', async ({ owner }) => {
  const response = await owner.call('GET', '/api/admin/analytics/export.csv?table=days&days=7');

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="analytics-days-.*\.csv"$/);
  expect(response.text.split('\n')[0]).toBe('"Day","Visitors","Page Views"');
});

const SESSION_ID = 'a-session-of-bad-input';
const WRONG_IDS = [...NO_TEXT, '', 'with a blank', longer(100)];
const CALLS: readonly BodyRequest[] = [
  {
    method: 'POST',
    path: '/api/analytics/session',
    body: { sessionId: SESSION_ID },
    required: ['sessionId'],
    wrong: {
      sessionId: WRONG_IDS,
      fingerprint: NO_TEXT,
      userAgent: NO_TEXT,
      device: ['watch', 42, {}],
      browser: ['opera', 42, {}],
      os: ['beos', 42, {}],
      referrer: NO_TEXT,
      landingPage: NO_TEXT,
    },
  },
  {
    method: 'POST',
    path: '/api/analytics/pageview',
    body: { sessionId: SESSION_ID, page: '/' },
    required: ['sessionId', 'page'],
    wrong: {
      sessionId: WRONG_IDS,
      page: [...NO_TEXT, '', ' '],
      url: NO_TEXT,
      title: NO_TEXT,
      timeOnPage: ['12', true, {}],
      scrollDepth: ['12', true, {}],
      exitPage: ['yes', 1, {}],
    },
  },
  {
    method: 'POST',
    path: '/api/analytics/event',
    body: { sessionId: SESSION_ID, eventType: 'funnel', eventCategory: 'booking', eventAction: 'utr-sent' },
    required: ['sessionId', 'eventType'],
    wrong: {
      sessionId: WRONG_IDS,
      eventType: NO_TEXT,
      eventLabel: NO_TEXT,
      value: ['12', {}],
      metadata: [['a'], 'a'],
    },
  },
];
/** A beacon is plain text, and a list so deep is larger than a beacon may be. */
const ACCEPTED_AS_BEACON = ['plain text', 'a very deep list'];

for (const target of CALLS) {
  test(`POST ${target.path} refuses every wrong body and names the field`, async () => {
    const wrong = badRequestsOf(target).filter(({ what }) => !ACCEPTED_AS_BEACON.includes(what));
    for (const { what, options, status, field } of wrong) {
      await test.step(what, async () => {
        const response = await call<{ errors?: { path: string }[] }>(target.method, target.path, options);
        expectProblem(response, status);
        if (field) expect(response.json.errors?.map(({ path }) => path)).toContain(field);
      });
    }
  });
}

for (const path of [
  'overview?days=2',
  'overview?from=2026-02-30',
  'overview?from=2026-02-02&to=2026-02-01',
  'overview?from=2020-01-01&to=2026-02-01',
  'funnel?from=yesterday',
  'sessions?page=0',
  'sessions?status=asleep',
  'sessions?sort=owner',
  'pageviews?pageSize=100000',
  'pageviews?q=%00',
  'export.csv',
  'export.csv?table=passwords',
]) {
  test(`GET /api/admin/analytics/${path} returns 400`, async ({ owner }) => {
    expectProblem(await owner.call('GET', `/api/admin/analytics/${path}`), 400);
  });
}
