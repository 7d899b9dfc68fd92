import { expect, test } from '../../support/browser/site-test.ts';
import { startPage } from '../../support/browser/watched-page.ts';
import { Wizard } from '../../support/browser/wizard.ts';

const CODE = [
  { part: 'later steps', file: '**/later-steps-*.js*' },
  { part: 'calendar', file: '**/priced-calendar-*.js*' },
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

for (const file of ['**/assets/react-*.js', '**/assets/shell-*.js']) {
  test(
    `a server-rendered page is loaded again when ${file} is lost once, and says so when it is lost again`,
    { tag: '@phone' },
    async ({ page, watch }) => {
      watch.expectFailedRequests();
      let loads = 0;
      let isLost = false;
      page.on('domcontentloaded', () => (loads += 1));
      await page.route(file, (route) => (loads <= 1 || isLost ? route.abort('connectionreset') : route.fallback()));
      const wizard = new Wizard(page);
      await wizard.open();
      await expect.poll(() => loads).toBe(2);
      await wizard.fillPerson();

      isLost = true;
      await page.goto('/booking');
      const alert = page.getByRole('alert').filter({ hasText: 'This page did not load' });
      await expect(alert).toBeVisible();
      isLost = false;
      await alert.getByRole('link', { name: 'Load again' }).click();

      await wizard.expectStep(2, 'Booking Details');
      await expect(alert).toBeHidden();
    },
  );
}

test('a page gets its whole style sheet when its file was lost once', async ({ page, watch }) => {
  watch.expectFailedRequests();
  let isLost = false;
  await page.route('**/assets/*.css', (route) => {
    if (isLost || route.request().resourceType() !== 'fetch') return route.fallback();
    isLost = true;
    return route.abort('connectionreset');
  });
  await page.goto('/');
  await startPage(page);
  expect(isLost).toBe(true);

  await page.evaluate('window.dispatchEvent(new Event("online"))');

  const rules = `[...document.styleSheets].map(({ cssRules }) => cssRules.length)`;
  await expect.poll(async () => Math.min(...(await page.evaluate<number[]>(rules)))).toBeGreaterThan(0);
});
