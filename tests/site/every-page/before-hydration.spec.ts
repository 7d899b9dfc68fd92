import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { answerMaps, startPage } from '../../support/browser/watched-page.ts';

test(
  'before hydration a link works at once, and the menu button opens and closes the menu, which keeps its state afterwards',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/gallery');
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL('/booking');
    await page.goto('/services');
    const banner = page.getByRole('banner');
    const toggle = banner.getByRole('button');
    const link = banner.getByRole('link', { name: 'Gallery' });
    await toggle.click();
    await expect(link).toBeVisible({ timeout: 500 });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(link).toBeHidden();
    await toggle.click();

    release();

    await expect(banner.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await banner.getByRole('button', { name: 'Close menu' }).click();
    await expect(link).toBeHidden();
  },
);

test('before hydration the phone menu closes on Escape and on a tap outside', { tag: '@phone' }, async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/services');
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button');
  const link = banner.getByRole('link', { name: 'Gallery' });
  await opener.click();
  await link.focus();

  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
  await expect(link).toBeHidden();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(link).toBeHidden();
  release();
  await startPage(page);
  await expect(banner.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the booking lookup at /contact keeps what was typed before hydration',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/contact');
    const lookup = page.getByRole('form', { name: 'Find your booking' });
    await lookup.getByLabel('Confirmation Code').fill('FH-ABCD2345');
    await lookup.getByLabel('Last 4 Digits of Your Phone').fill('3210');
    await expect(lookup.getByRole('button', { name: 'Open booking' })).toBeDisabled();

    release();

    await expect(lookup.getByRole('button', { name: 'Open booking' })).toBeEnabled();
    await expect(lookup.getByLabel('Confirmation Code')).toHaveValue('FH-ABCD2345');
  },
);

test(
  'the cookie banner stores a choice and closes before the page’s scripts are loaded',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/services');
    const banner = page.getByRole('region', { name: 'Cookie consent' });

    await banner.getByRole('button', { name: 'Essential Only' }).click();

    await expect(banner).toBeHidden({ timeout: 500 });
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toContain(
      '"essential":true,"analytics":false',
    );
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    release();
  },
);

test(
  'the map is shown before the page’s scripts are loaded, and stays afterwards',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await delayScripts(page);
    await answerMaps(page);
    await page.goto('/location');

    await page.getByRole('link', { name: 'Show the map' }).click();

    await expect(page.locator('[data-frame] iframe')).toBeVisible({ timeout: 500 });
    release();
    await expect(page.getByTitle('Map of the farmhouse and its surroundings')).toBeVisible();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
  },
);

test(
  'a picture of the gallery that is tapped before hydration shows that it is loading, and opens afterwards',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/gallery');
    const picture = page.locator('main a[aria-haspopup="dialog"]').first();

    await picture.click();

    await expect(picture).toHaveCSS('cursor', 'progress', { timeout: 500 });
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(picture).not.toHaveAttribute('data-waiting');
  },
);
