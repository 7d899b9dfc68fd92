import { expect, test } from '../../support/browser/dashboard.ts';

const SECTION_CODE = /\/assets\/services\.page-[^/]+\.js/;
const NOTICE = 'This section could not be shown';

test(
  'Dashboard: a section whose code fails to load once is fetched again automatically',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectFailedRequests();
    let requests = 0;
    await page.route(SECTION_CODE, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });

    await page.goto('/admin/dashboard/services');

    await expect(dashboard.button('Add Service')).toBeVisible();
    await expect(page.getByText(NOTICE, { exact: true })).toHaveCount(0);
    expect(requests).toBe(2);
  },
);

test(
  'Dashboard: a section whose code keeps failing to load shows an error, and Try again loads it',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectFailedRequests();
    await page.route(SECTION_CODE, (route) => route.abort());
    await dashboard.open('Coupons');
    await (await dashboard.sections()).getByRole('link', { name: /^Services/ }).click();
    await expect(page.getByRole('alert')).toContainText(NOTICE);
    await dashboard.expectSection('Services');

    await page.unroute(SECTION_CODE);
    await dashboard.button('Try again').click();

    await expect(dashboard.button('Add Service')).toBeVisible();
    await expect(page.getByText(NOTICE, { exact: true })).toHaveCount(0);
  },
);
