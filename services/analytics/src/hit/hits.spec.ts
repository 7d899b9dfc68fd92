import { describe, expect, it } from '@jest/globals';
import { call } from '@farmhouse/platform/testing/call';
import { dbOf, useAnalytics } from '../testing/use-analytics.ts';
import { aBrowser, LAPTOP, PHONE } from '../testing/browser-requests.ts';

const analytics = useAnalytics();

const rowsOf = <T>(sql: string, values: unknown[] = []): Promise<T[]> => dbOf(analytics).query(sql, values);
const countOf = async (table: string): Promise<number> =>
  (await rowsOf<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;
const views = () =>
  rowsOf(`SELECT page, time_on_page AS seconds, scroll_depth AS depth, exit_page AS exit
          FROM page_views ORDER BY created_at, page`);

describe('POST /api/analytics/session', () => {
  it('stores what the header, the address and the client say, with the address truncated', async () => {
    const visitor = aBrowser(analytics);

    const response = await visitor.start({
      fingerprint: 'print',
      userAgent: PHONE,
      device: 'desktop',
      browser: 'firefox',
      os: 'macos',
      referrer: 'https://www.google.com/',
      landingPage: '/booking?utm_source=Diwali',
    });

    expect([response.status, response.body]).toEqual([201, { sessionId: visitor.sessionId }]);
    expect(await rowsOf('SELECT * FROM sessions')).toEqual([
      expect.objectContaining({
        session_id: visitor.sessionId,
        fingerprint: 'print',
        ip_address: '49.36.1.0',
        user_agent: PHONE,
        country: 'India',
        city: 'Unknown',
        device: 'mobile',
        browser: 'chrome',
        os: 'android',
        referrer: 'https://www.google.com/',
        source: 'diwali',
        landing_page: '/booking?utm_source=Diwali',
      }),
    ]);
  });

  it('repeated by the same browser, only fills in a missing fingerprint', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start({ landingPage: '/gallery' });

    await visitor.start({ landingPage: '/contact', fingerprint: 'print' });
    const response = await visitor.start({ fingerprint: 'another' });

    expect(response.status).toBe(201);
    expect(await rowsOf('SELECT landing_page, fingerprint FROM sessions')).toEqual([
      { landing_page: '/gallery', fingerprint: 'print' },
    ]);
  });

  it('returns 409 to another browser with the same id and overwrites nothing', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start({ landingPage: '/gallery' });
    const before = await rowsOf('SELECT * FROM sessions');
    const body = { sessionId: visitor.sessionId, landingPage: '/evil', fingerprint: 'evil' };

    const response = await call(analytics, 'POST', '/api/analytics/session', {
      body,
      headers: { 'user-agent': LAPTOP },
    });

    expect(response).toMatchObject({ status: 409, body: { code: 'session-taken' } });
    expect(await rowsOf('SELECT * FROM sessions')).toEqual(before);
  });

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['DNT', { dnt: '1' }],
    ['GPC', { 'sec-gpc': '1' }],
  ])('gives %s the normal response and stores nothing', async (_name, headers) => {
    const visitor = aBrowser(analytics, headers);

    const responses = [
      await visitor.start(),
      await visitor.heartbeat(),
      await visitor.pageView('/'),
      await visitor.exit('/', 5, 5),
      await visitor.event('wizard-personal'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([201, 200, 204, 204, 204]);
    expect(responses[0]?.body).toEqual({ sessionId: visitor.sessionId });
    for (const table of ['sessions', 'page_views', 'events', 'visitor_days', 'page_days']) {
      expect([table, await countOf(table)]).toEqual([table, 0]);
    }
  });

  it('stores nothing for a bot that sends a browser’s header and names itself in the body', async () => {
    await aBrowser(analytics).start({ userAgent: 'Googlebot/2.1' });

    expect(await countOf('sessions')).toBe(0);
  });
});

describe('PUT /api/analytics/session/{sessionId}', () => {
  it('moves the last activity forward by the server’s clock, whatever the timestamp', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start();
    await rowsOf(
      `UPDATE sessions SET created_at = now() - interval '9 min', last_active_at = now() - interval '5 min'`,
    );

    const past = await visitor.heartbeat({ lastActiveAt: '2001-01-01T00:00:00Z' });
    const future = await visitor.heartbeat({ lastActiveAt: '2099-01-01T00:00:00Z' });

    expect([past.status, future.status]).toEqual([200, 200]);
    const [row] = await rowsOf<{ age: number }>(
      'SELECT extract(epoch FROM now() - last_active_at)::float8 AS age FROM sessions',
    );
    expect(row?.age).toBeGreaterThanOrEqual(-0.5);
    expect(row?.age).toBeLessThan(60);
  });

  it('returns 404 for a session that does not exist or is another browser’s', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start();
    const otherSession = aBrowser(analytics, { 'user-agent': LAPTOP });

    expect((await otherSession.heartbeat()).status).toBe(404);
    expect((await otherSession.heartbeat({}, visitor.sessionId)).status).toBe(404);
  });
});

describe('POST /api/analytics/pageview', () => {
  it('stores a view, and an exit adds its time and depth', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start();

    const view = await visitor.pageView('/', { url: 'https://farmhouse.example/', title: 'Home' });
    const exit = await visitor.exit('/', 42, 80);
    await visitor.exit('/', 12, 90);

    expect([view.status, view.body, exit.status]).toEqual([204, undefined, 204]);
    expect(await views()).toEqual([{ page: '/', seconds: 42, depth: 90, exit: false }]);
  });

  it('stores every character of a title, and none where there is no title', async () => {
    const title = String.raw`"Farm", {house} \ NULL ’ 🏡`;
    const visitor = aBrowser(analytics);

    await visitor.pageView('/a', { title });
    await visitor.pageView('/b');

    expect(await rowsOf('SELECT page, title FROM page_views ORDER BY page')).toEqual([
      { page: '/a', title },
      { page: '/b', title: null },
    ]);
  });

  it('clamps negative times and depths of 900 %', async () => {
    const visitor = aBrowser(analytics);

    await visitor.pageView('/', { timeOnPage: -5, scrollDepth: 900 });

    expect(await views()).toEqual([{ page: '/', seconds: 0, depth: 100, exit: false }]);
  });

  it('stores an exit whose view never arrived as a row that does not count as a page view', async () => {
    const visitor = aBrowser(analytics);
    await visitor.start();

    await visitor.exit('/gallery', 7, 10);

    expect(await views()).toEqual([{ page: '/gallery', seconds: 7, depth: 10, exit: true }]);
    expect(await countOf('page_days')).toBe(0);
  });

  it('starts a session whose start call never arrived', async () => {
    const visitor = aBrowser(analytics);

    await visitor.pageView('/gallery');

    expect(await rowsOf('SELECT session_id, landing_page, source FROM sessions')).toEqual([
      { session_id: visitor.sessionId, landing_page: '/gallery', source: 'Direct' },
    ]);
  });

  it('starts a session again that was deleted while its visitor was still active', async () => {
    const visitor = aBrowser(analytics);
    await visitor.pageView('/');
    await rowsOf('DELETE FROM sessions');

    const responses = await Promise.all([visitor.pageView('/gallery'), visitor.pageView('/gallery')]);

    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await rowsOf('SELECT landing_page FROM sessions')).toEqual([{ landing_page: '/gallery' }]);
    expect(await rowsOf('SELECT page, views FROM page_days ORDER BY page')).toEqual([
      { page: '/', views: 1 },
      { page: '/gallery', views: 2 },
    ]);
  });

  it('returns 404 to another browser and stores nothing', async () => {
    const visitor = aBrowser(analytics);
    await visitor.pageView('/');
    const body = { sessionId: visitor.sessionId, page: '/evil' };

    const response = await call(analytics, 'POST', '/api/analytics/pageview', {
      body,
      headers: { 'user-agent': LAPTOP },
    });

    expect([response.status, await countOf('page_views')]).toEqual([404, 1]);
  });

  it('adds the exit of a page to its open view, also when the beacon has another user agent', async () => {
    const visitor = aBrowser(analytics);
    await visitor.pageView('/');

    const response = await call(analytics, 'POST', '/api/analytics/pageview', {
      body: { sessionId: visitor.sessionId, page: '/', timeOnPage: 12, scrollDepth: 60, exitPage: true },
      headers: { 'user-agent': LAPTOP },
    });

    expect(response.status).toBe(204);
    expect(await views()).toEqual([{ page: '/', seconds: 12, depth: 60, exit: false }]);
  });

  it('returns 204 to the exit of a session that does not exist, and stores nothing', async () => {
    const response = await aBrowser(analytics).exit('/', 5, 50);

    expect([response.status, await countOf('sessions'), await countOf('page_views')]).toEqual([204, 0, 0]);
  });

  it('accepts a beacon as text/plain, and refuses more than 4 KB', async () => {
    const visitor = aBrowser(analytics);
    const headers = { 'user-agent': PHONE, 'content-type': 'text/plain;charset=UTF-8' };
    const beacon = (page: string) =>
      call(analytics, 'POST', '/api/analytics/pageview', {
        raw: JSON.stringify({ sessionId: visitor.sessionId, page }),
        headers,
      });

    expect((await beacon('/')).status).toBe(204);
    expect((await beacon('/'.padEnd(4_096, 'x'))).status).toBe(413);
    expect(await countOf('page_views')).toBe(1);
  });

  it('returns 415 to a form', async () => {
    const response = await call(analytics, 'POST', '/api/analytics/pageview', {
      raw: '--x\r\nContent-Disposition: form-data; name="page"\r\n\r\n/\r\n--x--\r\n',
      headers: { 'user-agent': PHONE, 'content-type': 'multipart/form-data; boundary=x' },
    });

    expect(response).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it.each(['/half of a pair \ud83c', '/nul \0'])('returns 400 for the page %j', async (page) => {
    expect((await aBrowser(analytics).pageView(page)).status).toBe(400);
    expect(await countOf('page_views')).toBe(0);
  });

  it('stores all of many concurrent calls, and counts each once', async () => {
    const visitors = Array.from({ length: 20 }, () => aBrowser(analytics));

    const responses = await Promise.all(
      visitors.flatMap((visitor) => [
        visitor.start(),
        visitor.pageView('/'),
        visitor.exit('/', 3, 3),
        visitor.pageView('/b'),
      ]),
    );

    expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await countOf('sessions')).toBe(20);
    expect(await rowsOf('SELECT page, views FROM page_days ORDER BY page')).toEqual([
      { page: '/', views: 20 },
      { page: '/b', views: 20 },
    ]);
    expect(await rowsOf(`SELECT sum(visitors)::int AS sum FROM visitor_days WHERE dimension = 'device'`)).toEqual([
      { sum: 20 },
    ]);
  });
});

describe('POST /api/analytics/event', () => {
  it('stores an event and counts a visitor once at a stage of the funnel', async () => {
    const visitor = aBrowser(analytics);

    await visitor.event('coupon-refused', { eventLabel: 'WELCOME', value: 500, metadata: { step: 3 } });
    await visitor.event('coupon-refused');
    await visitor.event('something-else');

    expect(await rowsOf('SELECT event_action, event_label, value, metadata FROM events ORDER BY created_at')).toEqual([
      { event_action: 'coupon-refused', event_label: 'WELCOME', value: 500, metadata: { step: 3 } },
      { event_action: 'coupon-refused', event_label: null, value: null, metadata: null },
      { event_action: 'something-else', event_label: null, value: null, metadata: null },
    ]);
    expect(await rowsOf('SELECT action, visitors FROM funnel_days')).toEqual([
      { action: 'coupon-refused', visitors: 1 },
    ]);
  });
});
