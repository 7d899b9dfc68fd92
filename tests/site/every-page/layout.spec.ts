import { expect, test } from '../../support/browser/site-test.ts';
import { startPage } from '../../support/browser/watched-page.ts';

test('the site navigation links to every page, marks the current one and stays visible on scrolling', async ({
  page,
  isMobile,
}) => {
  await page.goto('/services');
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await expect(banner.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  }

  const menu = banner.getByRole('navigation', { name: 'Main' });

  const more = isMobile ? ['Location', 'Blog', 'Manage booking', 'Refund terms'] : [];
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Services', 'Gallery', 'Booking', 'Contact', ...more]);
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
  await expect(banner.locator('a[href^="tel:"]')).toBeVisible();
  await menu.getByRole('link', { name: 'Booking', exact: true }).click();
  await expect(page).toHaveURL('/booking');
  if (isMobile) await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect(banner).toBeInViewport();
});

test(
  'the site footer shows the contact details and links to the legal pages',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
    const value = (key: string) => settings.find((setting) => setting.key === key)?.value ?? '';
    await page.goto('/services');

    const footer = page.getByRole('contentinfo');

    for (const key of ['site_name', 'contact_phone', 'contact_email', 'contact_address']) {
      if (value(key)) await expect(footer).toContainText(value(key));
    }
    for (const name of ['Home', 'Services', 'Gallery', 'Book Now', 'Manage my booking']) {
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    for (const path of ['/privacy-policy', '/terms-conditions', '/cookie-policy', '/data-processing']) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    await expect(footer).toContainText(String(new Date().getFullYear()));
  },
);

test('a slow navigation shows a line at the top of the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await startPage(page);
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toHaveCount(0);
  let response = () => undefined as void;
  const held = new Promise<void>((resolve) => (response = resolve));
  await page.route('**/assets/gallery.page-*.js', async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

  await expect(line).toBeVisible();
  response();
  await expect(page).toHaveURL('/gallery');
  await expect(line).toHaveCount(0);
});

test('on phones the menu opens without JavaScript', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/services');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();

  await expect(menu.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await context.close();
});

test('a link within the public site navigates without a page load', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await startPage(page);
  await page.evaluate('window.stillTheSame = true');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Book Now' }).click();

  await expect(page).toHaveURL('/booking');
  expect(await page.evaluate('window.stillTheSame')).toBe(true);
  await expect(page).toHaveTitle(/Book/);
});

test('the navigation menu on phones closes when the open page is chosen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await startPage(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Open menu' }).click();

  await banner.getByRole('link', { name: 'Services' }).click();

  await expect(banner.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the navigation menu on phones closes on Escape and on a tap outside', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await startPage(page);
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await banner.getByRole('link', { name: 'Gallery' }).focus();

  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(opener).toBeVisible();
});
