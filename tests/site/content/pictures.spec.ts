import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';

test(
  'a picture that fails before hydration is replaced by "Image unavailable"',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectFailedRequests();
    await page.route(/\/(assets\/demo-1|uploads)\//, (route) => route.abort());
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });

    await page.goto('/gallery');

    await expect(page.getByText('Image unavailable').first()).toBeVisible();
    await expect(page.getByRole('main').locator('img[loading=eager]')).toHaveCount(0);
  },
);

test('a hero picture that fails before hydration leaves its plain background, also afterwards', async ({
  page,
  watch,
}) => {
  watch.expectFailedRequests();
  await page.route(/\/(assets\/demo-1|uploads)\//, (route) => route.abort());
  const release = await delayScripts(page);

  await page.goto('/');

  const hero = page.locator('[data-tour=hero]');
  await expect(hero.locator('img')).toHaveCount(1);
  await expect(hero.locator('img')).toBeHidden();
  await expect(hero).toHaveCSS('background-color', 'rgb(18, 15, 28)');
  release();
  await expect(hero.locator('img[hidden]')).toHaveCount(1);
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture that is still loading is not shown as failed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');

  await expect(page.getByText('Image unavailable')).toHaveCount(0);
});

test(
  'a picture that fails without JavaScript shows its alternative text on a coloured background',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.route(/\/(assets\/demo-1|uploads)\//, (route) => route.abort());

    await page.goto('/gallery');

    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('alt', /\S/);
    await expect(picture.locator('xpath=ancestor::div[1]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await context.close();
  },
);
