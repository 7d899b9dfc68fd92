import type { Locator, Page } from '@playwright/test';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { expectAccessible } from '../../support/browser/axe.ts';
import { anEmail, aPhone } from '../../support/guests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { answerMaps, expectStill } from '../../support/browser/watched-page.ts';

const bannerOf = (page: Page): Locator => page.getByRole('region', { name: 'Cookie consent' });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const showMap = (page: Page) => page.getByRole('link', { name: 'Show the map' });
const mapOf = (page: Page) => page.getByTitle('Map of the farmhouse and its surroundings');

/** Every record in local storage, without its version and date. */
async function storedRecords(page: Page): Promise<Record<string, Record<string, boolean>>> {
  const stored = await page.evaluate<Record<string, string>>('({ ...localStorage })');
  const records = Object.entries(stored).flatMap(([key, text]): [string, Record<string, boolean>][] => {
    const value = JSON.parse(text) as Record<string, boolean> | boolean;
    if (typeof value === 'boolean') return [];
    const { version: _version, date: _date, ...flags } = value;
    return [[key, flags]];
  });
  return Object.fromEntries(records);
}

/** The texts of the visible links and controls in the window whose middle is under the banner. */
const COVERED = `(() => {
  const banner = document.querySelector('[aria-label="Cookie consent"]');
  const controls = [...document.querySelectorAll('a, button, input, select')];
  return controls.filter((element) => element.checkVisibility() && !element.matches('.sr-only')).filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !banner.contains(element) && banner.contains(hit);
  }).map((element) => element.textContent);
})()`;

for (const path of ['/', '/booking', '/contact']) {
  test(`the cookie banner of ${path} covers no action and shifts nothing`, async ({ page }) => {
    await page.goto(path);

    await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });

    expect(await page.evaluate(COVERED)).toEqual([]);
    await expectAccessible(page);
    await expectStill(page);
  });
}

test(
  'on a phone with the cookie banner, the button of the live chat is beside the figures of the house',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();

    const chat = await page.getByRole('button', { name: 'Open live chat' }).boundingBox();

    for (const figure of ['per guest, whole stay', 'guests', 'support']) {
      const term = page
        .getByRole('main')
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${figure}$`) })
        .first(); // the house's figures are further down
      const box = await term.locator('..').boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(chat?.x ?? 0);
    }
  },
);

test(
  'the cookie banner can be answered by keyboard, does not trap focus and does not ask again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/services');
    await page.waitForLoadState('networkidle');
    const { keyboard } = page;
    for (const name of ['Skip to content', 'Cookie Policy', 'Accept All', 'Essential Only', 'Customize']) {
      await keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await keyboard.press('Tab');
    await expect(bannerOf(page).locator(':focus')).toHaveCount(0);

    await button(page, 'Essential Only').focus();
    await keyboard.press('Enter');

    await expect(bannerOf(page)).toHaveCount(0);
    expect(Object.values(await storedRecords(page))).toEqual([
      { essential: true, analytics: false, marketing: false, preferences: false },
    ]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(bannerOf(page)).toBeHidden();
  },
);

test('the cookie banner stores single categories from its dialog', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await button(page, 'Customize').click();
  const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
  await expect(dialog.getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await expect(dialog.getByRole('switch', { name: 'Essential' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Customize')).toBeFocused();

  await button(page, 'Customize').click();
  await dialog.getByRole('switch', { name: 'Marketing' }).click();
  await button(dialog, 'Save Preferences').click();

  await expect(bannerOf(page)).toHaveCount(0);
  expect(Object.values(await storedRecords(page))).toEqual([
    { essential: true, analytics: false, marketing: true, preferences: false },
  ]);
});

test('the consent manager stores and withdraws consent, and controls the map', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/location');
  await page.waitForLoadState('networkidle');
  await expect(showMap(page)).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
  const opener = button(page, 'Manage Consent');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Manage Consent' });

  await button(dialog, 'Accept All').click();
  await expect(mapOf(page)).toHaveCount(1);
  const all = { marketing: true, analytics: true, preferences: true, dataProcessing: true, thirdPartySharing: true };
  expect((await storedRecords(page)).privacyConsents).toEqual(all);
  await dialog.getByRole('switch', { name: 'Third-Party Sharing' }).click();
  await button(dialog, 'Save Preferences').click();
  await expect(mapOf(page)).toHaveCount(0);
  expect((await storedRecords(page)).privacyConsents).toEqual({ ...all, thirdPartySharing: false });
  await button(dialog, 'Decline All').click();
  expect(Object.values((await storedRecords(page)).privacyConsents ?? {})).toEqual(Array(5).fill(false));
  await button(dialog, 'Withdraw All').click();

  await expect(dialog.getByRole('alert').filter({ hasText: 'page refresh may be needed' })).toBeVisible();
  expect(await storedRecords(page)).toEqual({});
  await expectAccessible(page);
  await button(dialog, 'Close').click();
  await expect(opener).toBeFocused();
  await answerMaps(page);
  await showMap(page).click();
  await expect(mapOf(page)).toBeVisible();
});

test(
  'Delete My Data files a request and shows its reference and due date',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const email = anEmail();
    await page.goto('/privacy-policy');
    await page.waitForLoadState('networkidle');
    await button(page, 'Manage Consent').click();
    const dialog = page.getByRole('dialog', { name: 'Manage Consent' });
    for (const name of ['Request Data Copy', 'Update My Data']) await expect(button(dialog, name)).toBeVisible();
    await button(dialog, 'Delete My Data').click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByRole('form', { name: 'Delete My Data' })).toBeInViewport({ ratio: 0.5 });
    await expect(dialog.getByText('will be processed'), 'before it is sent').toHaveCount(0);
    await button(dialog, 'Send Request').click();
    await expect(dialog.getByText('Email or phone number is required')).toBeVisible();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();

    await dialog.getByLabel('Name').fill('Asha Rao');
    await page.keyboard.press('Escape');
    await button(page, 'Manage Consent').click();
    await button(dialog, 'Delete My Data').click();
    await expect(dialog.getByLabel('Name'), 'kept while the dialog was closed').toHaveValue('Asha Rao');
    await dialog.getByLabel('Email').fill(email);
    await button(dialog, 'Send Request').click();

    const [filed] = await expect
      .poll(() => owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${encodeURIComponent(email)}`))
      .toHaveLength(1)
      .then(() => owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${encodeURIComponent(email)}`));
    expect(filed).toMatchObject({ type: 'delete', name: 'Asha Rao', status: 'new' });
    await expect(dialog.getByText(`Reference ${filed?.reference}`)).toBeVisible();
    await expect(
      dialog.getByText(
        'Your data deletion request will be processed within 30 days. You will receive an email confirmation.',
      ),
    ).toBeVisible();
  },
);

test('a phone number is enough for a privacy request', { tag: '@phone' }, async ({ page, owner }) => {
  const phone = aPhone();
  await page.goto('/privacy-policy');
  await page.waitForLoadState('networkidle');
  await button(page, 'Manage Consent').click();
  const dialog = page.getByRole('dialog', { name: 'Manage Consent' });
  await button(dialog, 'Delete My Data').click();

  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Phone').fill(phone);
  await button(dialog, 'Send Request').click();

  await expect(dialog.getByText('processed within 30 days. We will call the number that you gave.')).toBeVisible();
  await expectAccessible(page);
  const [filed] = await owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${phone}`);
  expect(filed).toMatchObject({ email: null, phone });
});

test(
  'without JavaScript a page has no cookie banner and no map of another host',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();

    await page.goto('/location');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await expect(mapOf(page)).toHaveCount(0);
    await expect(showMap(page)).toHaveAttribute('target', '_blank');
    await context.close();
  },
);
