import type { SettingView } from '@farmhouse/contracts/content/setting';
import { expect, SECTIONS, test } from '../../support/browser/dashboard.ts';
import { call } from '../../support/api/call.ts';
import { requestStay } from '../../support/guests.ts';

const TITLES = Object.keys(SECTIONS);

test('Dashboard: the sidebar lists the sections in order, and reload and Back keep the open section', async ({
  page,
  dashboard,
  owner,
}) => {
  const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
  const siteName = settings.find(({ key }) => key === 'site_name')?.value ?? '';
  await dashboard.open('Coupons');
  const sections = await dashboard.sections();
  await expect(sections.getByRole('link')).toHaveText(TITLES);

  await sections.getByRole('link', { name: /^Services/ }).click();
  await dashboard.expectSection('Services');
  await page.reload();
  await dashboard.expectSection('Services');
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Services · ${siteName}$`));
  await (await dashboard.sections()).getByRole('link', { name: 'Site Settings' }).click();
  await dashboard.expectSection('Site Settings');
  await page.goBack();
  await dashboard.expectSection('Services');
  await page.goBack();
  await dashboard.expectSection('Coupons');
});

test(
  'Dashboard: on a low screen the sidebar shows the number of open items in the sections below the fold',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await requestStay();
    await dashboard.open('Overview');
    const below = page.getByText(/^\d+ waiting below$/);
    await expect(below).toBeInViewport();

    const last = (await dashboard.sections()).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();

    await expect(below).toHaveCount(0);
    await expect(last).toBeInViewport();
  },
);

test(
  'Dashboard: the bottom navigation opens the most used sections, and Back closes More',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await dashboard.open('Overview');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });

    await expect(bar.getByRole('link')).toHaveText([/^Today/, /^Requests/, /^Payments/, /^Calendar/]);
    await dashboard.shortcut('Requests').click();
    await dashboard.expectSection('Confirmations');
    await bar.getByRole('button', { name: /^More/ }).click();
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate('history.state?.overlay')).toBe(true);
    await page.goBack();

    await expect(menu).toBeHidden();
    await dashboard.expectSection('Confirmations');
    await page.goBack();
    await dashboard.expectSection('Overview');
  },
);

test(
  'Dashboard: the collapsed sidebar stays collapsed after a reload',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Services');

    await dashboard.button('Collapse sidebar').click();
    await page.reload();

    await expect(dashboard.button('Expand sidebar')).toBeVisible();
    await page.getByRole('link', { name: 'Coupons' }).click();
    await dashboard.expectSection('Coupons');
  },
);

test(
  'Dashboard: paths under /admin other than the sign-in and the sections return 404',
  { tag: '@desktop' },
  async () => {
    for (const path of ['/admin', '/admin/dashboard/overview', ...Object.values(SECTIONS)])
      expect((await call('GET', path)).status, path).toBe(200);
    for (const path of ['/admin/nothing', '/admin/dashboard/nothing', '/admin/dashboard/bookings/1'])
      expect((await call('GET', path)).status, path).toBe(404);
  },
);

test(
  'Dashboard: a failure to start shows an error and retries automatically',
  { tag: '@phone' },
  async ({ page, watch, dashboard }) => {
    watch.expectFailedRequests();
    watch.expectLogged(/The dashboard did not start|Failed to fetch dynamically imported module/);
    let lost = 0;
    await page.route('**/assets/start-*.js', (route) => {
      lost += 1;
      // the page's preload, and its first script
      return lost <= 2 ? route.abort() : route.continue();
    });

    await page.goto('/admin/dashboard/services');

    const sentence = 'Loading... If this message persists, please refresh the page.';
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await dashboard.expectSection('Services');
    expect(lost).toBe(3);
  },
);

test(
  'Dashboard: a first script that cannot be loaded shows the note, and the page reloads after three seconds',
  { tag: '@phone' },
  async ({ page, watch, dashboard }) => {
    watch.expectFailedRequests();
    await page.route('**/*.js', (route) => route.abort());

    await page.goto('/admin/dashboard/services');

    const sentence = 'Loading... If this message persists, please refresh the page.';
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await page.unroute('**/*.js');
    await dashboard.expectSection('Services');
  },
);
