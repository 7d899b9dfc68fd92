import { expect, test } from '../support/browser/site-test.ts';
import { startPage } from '../support/browser/watched-page.ts';
import { Wizard } from '../support/browser/wizard.ts';

const CODE = [
  { part: 'later steps', file: '**/later-steps-*.js*' },
  { part: 'calendar', file: '**/stay-calendar-*.js*' },
  { part: 'notifications', file: '**/toaster-*.js*' },
] as const;

for (const { part, file } of CODE) {
  test(
    `the booking form stays usable while loading the code of the ${part} fails and is retried`,
    { tag: '@phone' },
    async ({ page, watch }) => {
      watch.expectFailedRequests();
      let failures = 0;
      await page.route(file, (route) => {
        failures += 1;
        return route.abort('internetdisconnected');
      });
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.fillPerson();
      await expect.poll(() => failures).toBeGreaterThan(0);

      await wizard.expectStep(2, 'Booking Details');
      await page.unroute(file);
      await page.evaluate('window.dispatchEvent(new Event("online"))');

      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    },
  );
}

const GALLERY_CODE = '**/assets/gallery.page-*.js*';

test('a page whose code cannot be loaded shows an error, keeps the navigation, and is shown after "Load again"', async ({
  page,
  watch,
}) => {
  watch.expectFailedRequests();
  await page.route(GALLERY_CODE, (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  await startPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(GALLERY_CODE);
  await alert.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /gallery/i })).toBeVisible();
});

test(
  'a page whose code fails to load once is retried and shown automatically',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectFailedRequests();
    await page.route(GALLERY_CODE, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.goto('/contact');
    await startPage(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /gallery/i })).toBeVisible();
  },
);
