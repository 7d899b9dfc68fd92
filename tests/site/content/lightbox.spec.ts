import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';

const picturesOf = (page: Page) => page.getByRole('main').locator('li[id^="picture-"]');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const addressOf = async (picture: Locator) => `/gallery#${await picture.getAttribute('id')}`;

test('the lightbox opens by a click, moves by keyboard, and closes by Escape and Back', async ({ page }) => {
  await page.goto('/gallery');
  const pictures = picturesOf(page);
  const dialog = dialogOf(page);
  const count = await pictures.count();

  await pictures.first().getByRole('link').click();
  await expect(dialog).toContainText(`1 of ${count}`);
  await expect(page).toHaveURL(await addressOf(pictures.first()));
  await expectAccessible(page);

  await page.keyboard.press('End');
  await expect(dialog).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(dialog).toContainText(`1 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`2 of ${count}`);
  await expect(page).toHaveURL(await addressOf(pictures.nth(1)));

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await expect(pictures.nth(1).getByRole('link')).toBeFocused();

  await pictures.nth(2).getByRole('link').click();
  await expect(dialog).toContainText(`3 of ${count}`);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await expect(pictures.nth(2).getByRole('link')).toBeFocused();
});

test(
  'the cover of a picture that is still opening closes on Escape and on a tap',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/gallery');
    const cover = page.getByRole('status').filter({ hasText: 'Opening the picture' });
    const release = await delayRequests(page, /lightbox/);
    const picture = picturesOf(page).first().getByRole('link');

    await picture.click();
    await expect(cover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cover).toBeHidden();
    await expect(page).toHaveURL('/gallery');

    await picture.click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(cover).toBeHidden();
    release();
    await expect(page).toHaveURL('/gallery');
  },
);

test(
  'a picture that has just appeared closes on Back and on Escape, and does not cover the page before the gallery',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/services');
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    const picture = picturesOf(page).first().getByRole('link');
    await picture.click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');

    await picture.click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await page.goBack();

    await expect(page).toHaveURL('/services');
    await expect(dialogOf(page)).toBeHidden();
  },
);

test(
  'the URL of a picture opens it in its category, and closing it shows the category',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/gallery?category=activities');
    const id = await picturesOf(page).nth(1).getAttribute('id');
    await page.goto('about:blank');

    await page.goto(`/gallery?category=activities#${id}`);

    await expect(dialogOf(page)).toContainText(/^\s*2 of \d/);
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery?category=activities');
  },
);

interface Touch {
  x: number;
  y: number;
}

/** Moves one or more fingers simultaneously from one point to another. */
async function drag(page: Page, from: Touch[], to: Touch[]): Promise<void> {
  const STEPS = 8;
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(({ x, y }, finger) => ({
      id: finger,
      x: x + ((to[finger]?.x ?? x) - x) * share,
      y: y + ((to[finger]?.y ?? y) - y) * share,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the lightbox moves by a swipe and zooms by a pinch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/gallery');
  await picturesOf(page).first().getByRole('link').click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(/^\s*1 of/);

  await drag(page, [{ x: 330, y: 400 }], [{ x: 40, y: 400 }]);
  await expect(dialog).toContainText(/^\s*2 of/);

  const picture = dialog.locator('[aria-hidden="false"] img.pswp__img').last();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(300);
  const before = await width();
  await drag(
    page,
    [
      { x: 175, y: 400 },
      { x: 215, y: 400 },
    ],
    [
      { x: 60, y: 400 },
      { x: 330, y: 400 },
    ],
  );
  await expect.poll(width).toBeGreaterThan(before * 1.2);
});
