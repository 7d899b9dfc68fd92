import { readFile } from 'node:fs/promises';
import type { AnalyticsOverview, AnalyticsRealtime } from '@farmhouse/contracts/analytics/report';
import { expect, test } from '../../support/browser/dashboard.ts';
import { aPage, aTab } from '../../support/visits.ts';

const OVERVIEW = '**/api/admin/analytics/overview?*';
const REALTIME = '**/api/admin/analytics/realtime';

test(
  'Analytics: the figures of a period, and of custom days from the URL, are shown and exported as CSV',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const tab = aTab();
    await tab.start();
    await tab.view(aPage());
    await tab.event('wizard-personal');
    const read = page.waitForResponse(OVERVIEW);
    await dashboard.open('Analytics');
    const response = await read;
    const overview = (await response.json()) as AnalyticsOverview;

    expect(new URL(response.url()).search).toBe('?days=30');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Real-time', 'Active Sessions']);
    const cards = page.getByRole('main').locator('dl').first();
    await expect(cards.getByRole('term')).toHaveText(['Total Visitors', 'Page Views', 'Active Now', 'Avg. Session']);
    await expect(page.getByRole('switch', { name: 'Auto Refresh' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Top Pages' }).getByRole('listitem')).toHaveCount(
      overview.topPages.length,
    );
    await expect(page.getByRole('region', { name: 'Device Breakdown' })).toContainText(/Mobile.*%/);
    await expect(page.getByRole('region', { name: 'Sources' })).toContainText('Direct');
    await expect(page.getByRole('region', { name: 'Booking Funnel' })).toContainText('Personal Info');

    const week = page.waitForRequest(/\/overview\?days=7$/);
    await dashboard.choose(page.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    await week;
    await expect(page).toHaveURL(/\?days=7$/);

    await dashboard.open('Analytics', `?from=${overview.from}&to=${overview.to}`);
    const byDay = page.getByRole('region', { name: 'Visitors by day' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      byDay.getByRole('button', { name: 'Export CSV of visitors by day' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`analytics-days-${overview.from}-${overview.to}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain(`"${overview.to}",`);
    await dashboard.expectToast('Export Complete', 'Analytics data has been exported to CSV');
  },
);

test(
  'Analytics: last month is one choice, each figure is compared with as many days before, and pages have their names',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const tab = aTab();
    await tab.start();
    await tab.view('/terms-conditions');
    await tab.event('wizard-personal');
    await page.route(OVERVIEW, async (route) => {
      const response = await route.fetch();
      const overview = (await response.json()) as AnalyticsOverview;
      const before = { totalVisitors: 8, totalPageViews: 40, averageSessionDuration: 60 };
      const topPages = [{ page: '/terms-conditions', views: 12 }];
      const now = { totalVisitors: 10, totalPageViews: 20, averageSessionDuration: 60 };
      await route.fulfill({ response, json: { ...overview, ...now, before, topPages } });
    });
    await page.clock.setFixedTime('2026-12-31T06:30:00Z');
    await dashboard.open('Analytics', '?days=7');

    const cards = page.getByRole('main').locator('dl').first();
    await expect(cards).toContainText('8 before, 25% more');
    await expect(cards).toContainText('40 before, 50% less');
    await expect(cards).toContainText('as before');
    await expect(page.getByRole('region', { name: 'Top Pages' }).getByRole('listitem')).toContainText([
      'Terms & Conditions /terms-conditions',
    ]);

    const [overview, funnel] = [
      /\/overview\?from=2026-11-01&to=2026-11-30$/,
      /\/funnel\?from=2026-11-01&to=2026-11-30$/,
    ];
    const asked = Promise.all([page.waitForRequest(overview), page.waitForRequest(funnel)]);
    await dashboard.choose(page.getByRole('combobox', { name: 'Period' }), 'Last month');
    await asked;
    await expect(page).toHaveURL(/\?from=2026-11-01&to=2026-11-30$/);
    await expect(page.getByLabel('From', { exact: true })).toHaveCount(0);
  },
);

test(
  'Analytics: a visitor is shown live and as a session, read again every ten seconds while Auto Refresh is on',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const tab = aTab();
    const landingPage = aPage();
    await tab.start({ landingPage });
    await tab.view(landingPage);
    // other tests cause visits meanwhile; makes this visitor the last active one
    await page.route(REALTIME, async (route) => {
      const response = await route.fetch();
      const live = (await response.json()) as AnalyticsRealtime;
      const isOurs = ({ sessionId }: { sessionId: string }) => sessionId === tab.sessionId;
      const sessions = live.sessionsLast30Min;
      const first = [...sessions.filter(isOurs), ...sessions.filter((session) => !isOurs(session))];
      const padded = Array.from({ length: 12 }, (_, at) => first[at] ?? { ...first[0], sessionId: `other-${at}` });
      await route.fulfill({ response, json: { ...live, sessionsLast30Min: padded } });
    });
    await page.clock.install();
    await dashboard.open('Analytics', '?tab=real-time');

    const visitors = page.getByRole('region', { name: 'Active Visitors' }).getByRole('listitem');
    await expect(visitors.first()).toContainText(landingPage);
    await expect(visitors.first()).toContainText('Chrome on Android');
    await expect(visitors).toHaveCount(10);
    await expect(page.getByRole('region', { name: 'Current Page Views' })).toContainText(landingPage);

    const again = page.waitForRequest(REALTIME);
    await page.clock.fastForward(10_000);
    await again;

    await page.getByRole('tab', { name: 'Active Sessions' }).click();
    const session = dashboard.record(tab.sessionId.slice(-6));
    await expect(session).toContainText(landingPage);
    await expect(session).toContainText('Direct');
    const boxes = await Promise.all((await page.getByRole('tab').all()).map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1); // on one line
    await page.getByRole('button', { name: 'Whole period' }).click();
    await page.getByRole('searchbox').fill(tab.sessionId);
    await page.clock.fastForward(1_000);
    await expect(dashboard.cards('Sessions')).toHaveCount(1);
    await expect(dashboard.cards('Sessions')).toContainText(landingPage);
  },
);

test(
  'Analytics: a failed read shows Analytics Error with Retry, and an ended session Authentication Required',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(401, 403);
    await page.route(OVERVIEW, (route) => route.fulfill({ status: 403, body: '' }));
    await page.route(REALTIME, (route) => route.fulfill({ status: 403, body: '' }));
    await dashboard.open('Analytics');
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading', { name: 'Analytics Error' })).toBeVisible();
    await expect(error).toContainText('Failed to fetch analytics overview');
    await expect(error).toContainText('Failed to fetch real-time analytics');

    await page.unroute(OVERVIEW);
    await page.unroute(REALTIME);
    await dashboard.button('Retry').click();
    await expect(page.getByText('Total Visitors')).toBeVisible();
    await expect(error).toHaveCount(0);

    await page.route(OVERVIEW, (route) => route.fulfill({ status: 401, body: '' }));
    await dashboard.button('Refresh Now').click();
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(error).toContainText('Your session has expired. Please refresh the page and log in again.');
    await expect(error).toContainText('Authentication expired');
    await page.unroute(OVERVIEW);
    await dashboard.button('Refresh Page').click();
    await expect(page.getByText('Total Visitors')).toBeVisible();
  },
);

test(
  'Analytics: a token that the server rejects shows Authentication Required, and Refresh Page leads to the sign-in',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(401);
    await dashboard.open('Analytics');
    await page.evaluate("localStorage.setItem('adminToken', 'expired')");

    await page.reload();

    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Authentication expired');
    await expect(page).toHaveURL('/admin/dashboard/analytics');
    await dashboard.button('Refresh Page').click();
    await expect(page).toHaveURL('/admin');
    expect(await page.evaluate("localStorage.getItem('adminToken')")).toBeNull();
  },
);
