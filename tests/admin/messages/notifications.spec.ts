import { expect, signedInState, test } from '../../support/browser/dashboard.ts';
import { anEmail, aPhone, pay, requestStay } from '../../support/guests.ts';
import { toastOf } from '../../support/browser/site-test.ts';
import { accepted, call } from '../../support/api/call.ts';
import { expectAccessible } from '../../support/browser/axe.ts';

/** The dashboard shows notifications within this time, in milliseconds. */
const SOON = { timeout: 5_000 };

test.describe('on a device that shows notifications', () => {
  test.use({ storageState: async ({ owner }, use) => use(signedInState(owner.token, true)) });

  test('Notifications: a new request is announced in another section by toast, count and title, and the toast leads to it', async ({
    page,
    dashboard,
  }) => {
    await dashboard.open('Services');
    await expect(page).toHaveTitle(/Services/);
    const before = await waitingOf(page);

    await requestStay();

    await expect(toastOf(page).filter({ hasText: /new requests?/i })).toBeVisible(SOON);
    await expect.poll(() => waitingOf(page), SOON).toBeGreaterThan(before);
    await expectAccessible(page);
    await toastOf(page).getByRole('button', { name: 'Show' }).click();
    // guests of other tests may have caused newer notifications, whose toast leads to its own section
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test(
    'Notifications: a payment is announced, and the text being typed is kept',
    { tag: '@desktop' },
    async ({ page, dashboard }) => {
      const stay = await requestStay();
      await dashboard.open('Services');
      await dashboard.button('Add Service').click();
      const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
      await name.fill('Bonfire');

      await pay(stay);

      await expect(toastOf(page).filter({ hasText: /payments? to verify/i })).toBeVisible(SOON);
      await expect(name).toHaveValue('Bonfire');
      await expect(name).toBeFocused();
    },
  );

  test('Notifications: a contact message is announced', { tag: '@phone' }, async ({ page, dashboard }) => {
    await dashboard.open('Services');

    const message = { name: 'Curious Visitor', email: anEmail(), phone: aPhone(), message: 'How deep is the pool?' };
    accepted(await call('POST', '/api/contact', { body: message }));

    await expect(toastOf(page).filter({ hasText: /new message/i })).toBeVisible(SOON);
  });
});

test(
  'Failed actions: Try again repeats the change with the same key, and it succeeds',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, aService }) => {
    watch.expectRefusals(503);
    const { name } = await aService();
    const keys: (string | undefined)[] = [];
    let isDown = true;
    await page.route(/\/api\/admin\/services\/\d+$/, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback();
    });
    await dashboard.open('Services');
    await dashboard.button(`Edit ${name}`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('432');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Error', 'Failed to update service');
    await expect(toastOf(page)).toContainText('The server could not answer.');

    isDown = false;
    await toastOf(page).getByRole('button', { name: 'Try again' }).click();

    await expect(toastOf(page)).toContainText('Success');
    await expect(dialog).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
  },
);

/** The number of waiting items in the tab's title. */
async function waitingOf(page: { title: () => Promise<string> }): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
}

test(
  'Notifications: the sound is turned on in Live Chat and off in the account menu, and both controls show it',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Live Chat');
    await dashboard.button('Play a sound for notifications').click();
    await expect(dashboard.button('Stop sound for notifications')).toBeVisible();

    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Stop sound for notifications' }).click();

    await expect(dashboard.button('Play a sound for notifications')).toBeVisible();
  },
);
