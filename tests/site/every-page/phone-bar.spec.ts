import type { Locator, Page } from '@playwright/test';
import { setGuestCookie } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { Chat } from '../../support/chat/chat-window.ts';
import { requestStay } from '../../support/guests.ts';

const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'Open live chat' });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('The element has no box');
  return { top: box.y, bottom: box.y + box.height, right: box.x + box.width };
}

/** Expects the chat button at the right end of the bar, and no other part of the bar below it. */
async function expectInBar(page: Page, bar: Locator): Promise<void> {
  const [button, around] = [await boxOf(chatButton(page)), await boxOf(bar)];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(button.right).toBeCloseTo(width, 0);
  expect(button.top).toBeGreaterThanOrEqual(around.bottom - 66);
  expect(button.bottom).toBeLessThanOrEqual(height + 1);
  for (const part of await bar.locator('a, button').all()) {
    if (await part.isVisible()) expect((await boxOf(part)).right).toBeLessThanOrEqual(button.right - 64 + 1);
  }
}

for (const path of ['/', '/services', '/contact']) {
  test(
    `on a phone the live chat of ${path} is the right end of the bar of quick actions`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);

      await expectInBar(page, page.getByRole('navigation', { name: 'Quick actions' }));
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await expectInBar(page, page.getByRole('navigation', { name: 'Quick actions' }));
    },
  );
}

test(
  'on a phone the live chat of the booking wizard is the right end of its price bar',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/booking');

    await expectInBar(page, page.getByRole('complementary', { name: 'Booking Summary' }));
  },
);

test(
  'on a phone the payment page has a bar with Call, WhatsApp and the live chat, and without Book, and its message names the booking',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay();
    await setGuestCookie(page, stay);
    await page.goto(`/payment?booking=${stay.code}`);
    const bar = page.getByRole('navigation', { name: 'Quick actions' });

    await expectInBar(page, bar);
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp']);
    const question = encodeURIComponent(`Hello, I have a question about my booking ${stay.code}.`);
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`text=${question}$`));
  },
);

test(
  'on a phone the WhatsApp messages of the bar and of the live chat ask about the service that the page shows',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/services?service=bonfire-evening');
    const message = /text=Hello%2C%20I%20have%20a%20question%20about%20%E2%80%9C/;
    const inBar = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'WhatsApp' });
    await expect(inBar).toHaveAttribute('href', message);
    const chat = new Chat(page);

    await chat.open();

    await expect(chat.window.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', message);
  },
);

test(
  'the menu of a phone also lists Location, Blog, Manage booking and Refund terms',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/services');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Open menu' }).click();

    for (const [name, address] of [
      ['Location', '/location'],
      ['Blog', '/blog'],
      ['Manage booking', '/booking-confirmation'],
    ] as const)
      await expect(banner.getByRole('link', { name })).toHaveAttribute('href', address);
    await banner.getByRole('link', { name: 'Refund terms' }).click();

    await expect(page).toHaveURL('/terms-conditions#part-cancelling');
    await expect(page.getByRole('table', { name: 'What you get back of the amount paid' })).toBeInViewport();
  },
);
