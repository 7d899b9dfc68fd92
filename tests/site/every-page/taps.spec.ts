import type { Locator, Page } from '@playwright/test';
import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { slowNetwork } from '../../support/browser/slow-page.ts';
import { PhoneUser } from '../../support/browser/taps.ts';
import { answerMaps } from '../../support/browser/watched-page.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

const MAX_TAPS = 14;
const MAX_SECONDS = 90;

test.use({ viewport: { width: 360, height: 640 } });

const DAY_MS = 86_400_000;

/** The days of the first free night that the calendar shows: one on which a guest may arrive, and the one after it. */
async function firstFreeNight(page: Page): Promise<Locator[]> {
  const days = page.getByRole('grid').getByRole('button', { disabled: false });
  await expect(days).not.toHaveCount(0);
  const labels = await Promise.all((await days.all()).map((day) => day.getAttribute('aria-label')));
  // `Friday, 4 December 2026, requested by another guest, ₹5,100`
  const names = labels.map((label) => label?.split(', ').slice(0, 2).join(', ') ?? '');
  const isNight = (index: number) =>
    !/today|check-out only/.test(labels[index] ?? '') &&
    Date.parse(names[index + 1] ?? '') - Date.parse(names[index] ?? '') === DAY_MS;
  const first = names.findIndex((_name, index) => isNight(index));
  expect(first, `a free night among ${labels.join('; ')}`).toBeGreaterThanOrEqual(0);
  return names.slice(first, first + 2).map((name) => page.getByRole('grid').getByRole('button', { name }));
}

test(
  `a new guest on a slow phone requests a stay within ${MAX_TAPS} taps and ${MAX_SECONDS} seconds`,
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const { fullName, contactNumber, email } = aPerson();
    const wizard = new Wizard(page);
    await slowNetwork(page, { kbps: 400 });

    const user = new PhoneUser();
    await page.goto('/');
    await user.tap(page.getByRole('main').getByRole('link', { name: 'Book Your Stay' }).first());
    await user.type(wizard.field('Full Name'), fullName);
    await user.type(wizard.field('Contact Number'), contactNumber);
    await user.type(wizard.field('Email'), email);
    await user.tap(wizard.next);
    for (const day of await firstFreeNight(page)) await user.tap(day);
    await user.choose(wizard.field('Number of Guests'), '4');
    await user.choose(wizard.field('Check-in Time'), '14:00');
    await user.tap(wizard.next);
    await wizard.expectStep(3, 'Additional Services');
    await user.tap(wizard.next);
    await wizard.expectStep(4, 'Payment Details');
    await user.tap(wizard.submit);
    await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    test.info().annotations.push({ type: 'measured', description: `${user.taps} taps, ${user.seconds.toFixed(0)} s` });
    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(user.seconds).toBeLessThanOrEqual(MAX_SECONDS);
  },
);

/** Taps that work without the page's scripts: the page, the tapped element, and the visible response. */
const ANSWERED_AT_ONCE: readonly [
  path: string,
  target: (page: Page) => Locator,
  answer: (page: Page) => Promise<void>,
][] = [
  [
    '/services',
    (page) => page.getByRole('button', { name: 'Open menu' }),
    (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible(),
  ],
  [
    '/services',
    (page) => page.getByRole('button', { name: 'Accept All' }),
    (page) => expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden(),
  ],
  [
    '/gallery',
    (page) => page.locator('main a[aria-haspopup="dialog"]').first(),
    (page) => expect(page.locator('main a[data-waiting]')).toBeVisible(),
  ],
  [
    '/location',
    (page) => page.getByRole('link', { name: 'Show the map' }),
    (page) => expect(page.locator('[data-frame] iframe')).toBeVisible(),
  ],
];

test(
  'on a slow network a tap right after the load gets a response while the page’s scripts are loading',
  { tag: '@phone' },
  async ({ page }) => {
    await slowNetwork(page, { kbps: 400 });
    const release = await delayScripts(page);
    await answerMaps(page);
    for (const [path, target, response] of ANSWERED_AT_ONCE) {
      await page.goto(path);

      await target(page).tap();

      await response(page);
    }
    release();
  },
);

test(
  'the booking wizard counts a visit only after its later steps and the calendar',
  { tag: '@phone' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/booking');
    const indexOf = (name: string) => requested.findIndex((path) => path.startsWith(`/assets/${name}-`));
    await expect.poll(() => indexOf('analytics-client')).toBeGreaterThan(-1);

    for (const script of ['booking.page', 'later-steps', 'priced-calendar']) {
      expect(indexOf(script)).toBeGreaterThan(-1);
      expect(indexOf(script)).toBeLessThan(indexOf('analytics-client'));
    }
  },
);
