import type { Page } from '@playwright/test';
import { setGuestCookie } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { problemsOfKeyboardWalk } from '../../support/browser/keyboard-walk.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { requestSoleStay } from '../../support/guests.ts';

const NARROW = { width: 360, height: 640 };

/** Opens a page and walks through it from its top to its end. */
async function expectWalkable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(await problemsOfKeyboardWalk(page)).toEqual([]);
}

for (const path of PUBLIC_PAGES) {
  test(`the Tab key reaches everything on ${path}, each stop visible with a focus ring`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize(NARROW);
    await expectWalkable(page, path);
  });
}

for (const [what, address] of [
  ['a blog post', '/blog/family-celebration-for-thirty'],
  ['the view of one service', '/services?service=bonfire-evening'],
  ['a page that does not exist', '/no/such/page'],
] as const) {
  test(
    `the Tab key reaches everything on ${what}, each stop visible with a focus ring`,
    { tag: '@phone' },
    async ({ page, watch }) => {
      if (address === '/no/such/page') watch.expectRefusals(404);
      await page.setViewportSize(NARROW);
      await expectWalkable(page, address);
    },
  );
}

test(
  'the Tab key reaches everything on /payment and /booking-confirmation of a booked guest, each stop visible with a focus ring',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay();
    await owner.confirm(stay.code);
    await setGuestCookie(page, stay);
    await page.setViewportSize(NARROW);

    for (const path of ['/payment', '/booking-confirmation'])
      await expectWalkable(page, `${path}?booking=${stay.code}`);
  },
);
