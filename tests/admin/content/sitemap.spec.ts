import type { SitemapRegenerated, SitemapStatus } from '@farmhouse/contracts/pages/sitemap';
import { call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';

const STATUS = '**/api/admin/sitemap';
const REGENERATE = '**/api/admin/sitemap/regenerate';

test(
  'Sitemap: Regenerate reports the number of URLs that /sitemap.xml lists',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const status: SitemapStatus = { stored: { urls: 1234, lastGenerated: '2026-11-21T06:30:00.000Z' } };
    await page.route(STATUS, (route) => route.fulfill({ json: status }));
    await dashboard.open('Sitemap');
    await expect(page.getByText('Click regenerate to get sitemap info', { exact: true })).toBeVisible();
    const card = page.getByRole('status').filter({ hasText: 'Total URLs' });
    await expect(card).toContainText('1,234');
    await expect(card).toContainText('Last generated');
    await page.unroute(STATUS);

    const [response] = await Promise.all([page.waitForResponse(REGENERATE), dashboard.button('Regenerate').click()]);

    const { urls } = (await response.json()) as SitemapRegenerated;
    await dashboard.expectToast('Sitemap Regenerated', `Successfully generated sitemap with ${urls} URLs`);
    await expect(page.getByText('Sitemap is up to date', { exact: true })).toBeVisible();
    await expect(card).toContainText(String(urls));
    expect(urls).toBeGreaterThan(0);
    expect((await call('GET', '/sitemap.xml')).text).toContain('<urlset');
  },
);

test('Sitemap: a failed regeneration shows an error', { tag: '@desktop' }, async ({ page, dashboard, watch }) => {
  watch.expectRefusals(500, 503);
  await page.route(STATUS, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(REGENERATE, (route) => route.fulfill({ status: 500, body: '' }));
  await dashboard.open('Sitemap');
  await expect(page.getByRole('alert')).toContainText('The present sitemap could not be loaded.');

  await dashboard.button('Regenerate').click();

  await dashboard.expectToast('Error', 'Failed to regenerate sitemap');
  await expect(page.getByText('Click regenerate to get sitemap info', { exact: true })).toBeVisible();
});

test(
  'Sitemap: sitemap.xml and robots.txt open in new tabs, and the section describes their content',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Sitemap');

    for (const [name, path] of [
      [/^View Sitemap/, '/sitemap.xml'],
      [/^View \(/, '/robots.txt'],
    ] as const) {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name }).click(),
      ]);
      await expect(opened).toHaveURL(new RegExp(`${path}$`));
      await opened.close();
    }
    for (const statement of ['Allows all search engines', 'Blocks admin and API routes', 'References the sitemap'])
      await expect(page.getByText(statement, { exact: true })).toBeVisible();
    for (const [name, priority] of [
      ['Home', '1.0'],
      ['Services', '0.9'],
      ['Booking', '0.9'],
      ['Gallery', '0.8'],
      ['Individual service pages', '0.7'],
      ['Gallery category pages', '0.6'],
    ])
      await expect(page.getByRole('row').filter({ has: page.getByText(name ?? '', { exact: true }) })).toContainText(
        priority ?? '',
      );
  },
);
