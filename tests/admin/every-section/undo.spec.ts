import type { Locator, Page } from '@playwright/test';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { Dashboard, expect, signedInState, test } from '../../support/browser/dashboard.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

/** Other devices show a change within this time, in milliseconds; far less than between two polls. */
const SOON = { timeout: 5_000 };

test('Undo: a confirmation is undone from the bar, which covers no action, and no mail is sent', async ({
  page,
  dashboard,
  owner,
  isMobile,
}) => {
  const { code, input } = await requestSoleStay();
  await dashboard.open('Confirmations', `?q=${code}`);

  const [call] = await Promise.all([
    page.waitForRequest(/\/api\/bookings\/\d+\/confirm$/),
    dashboard.button(`Confirm ${code}`).click(),
  ]);
  expect(call.headers()['undo-seconds']).toBe('10');
  const told = page.getByRole('status').filter({ hasText: `Confirmed ${code}, ${input.fullName}` });
  await expect(told).toBeVisible();
  const bar = barOf(page, code);
  await expect(bar).toContainText(/\d+ s/);
  if (isMobile) {
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    const [barBox, navBox] = [await bar.boundingBox(), await shortcuts.boundingBox()];
    expect((barBox?.y ?? Infinity) + (barBox?.height ?? 0)).toBeLessThanOrEqual((navBox?.y ?? 0) + 1);
  }
  await bar.getByRole('button', { name: 'Undo' }).click();

  await dashboard.expectToast('Undone', `Confirmed ${code}, ${input.fullName}`);
  await expect(bar).toHaveCount(0);
  await expect(dashboard.button(`Confirm ${code}`)).toBeVisible();
  expect(await owner.booking(code)).toMatchObject({ status: 'pending', confirmedAt: null });
  await owner.confirm(code);
  await mailTo(input.email, SUBJECTS.confirmed);
  const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => SUBJECTS.confirmed.test(subject))).toHaveLength(1);
});

test(
  'Undo: a change is undone on another device, and an open dialog ends above the bar',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay();
    await owner.confirm(code);
    await dashboard.open('Confirmations', `?q=${code}&status=confirmed`);
    await dashboard.button(`Cancel booking ${code}`).click();
    await dashboard.dialog('Cancel Booking').getByRole('button', { name: 'Confirm Cancellation' }).click();
    const bar = barOf(page, code);
    await expect(bar).toContainText(`Cancelled ${code}`);

    await dashboard.button(/^More/).click();
    // the drawer follows the bar's height a frame later
    await expect(async () => {
      const [barBox, drawerBox] = [await bar.boundingBox(), await page.locator('.ant-drawer').boundingBox()];
      expect((drawerBox?.y ?? 0) + (drawerBox?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
    }).toPass({ timeout: 5_000 });
    const open = await owner.get<Undoable[]>('/api/admin/undo');
    const cancelled = open.find(({ done }) => done.includes(code));
    await owner.call('POST', `/api/admin/undo/${cancelled?.id}`);

    expect(await owner.booking(code)).toMatchObject({ status: 'confirmed' });
    await expect(bar).toHaveCount(0, SOON);
  },
);

test(
  'Undo: another signed-in device offers it at once, and it disappears from the first when it is undone there',
  { tag: '@desktop' },
  async ({ page, dashboard, browser, owner }) => {
    test.slow(); // the second browser loads the dashboard without a cache
    const { code, input } = await requestSoleStay();
    const context = await browser.newContext({ storageState: signedInState(owner.token) });
    const other = new Dashboard(await context.newPage(), false);
    for (const device of [dashboard, other]) {
      await device.open('Confirmations', `?q=${code}`);
      await expect(device.button(`Confirm ${code}`)).toBeVisible();
    }

    await dashboard.button(`Confirm ${code}`).click();

    await expect(barOf(page, code)).toBeVisible();
    await expect(barOf(other.page, code)).toBeVisible(SOON);
    await barOf(other.page, code).getByRole('button', { name: 'Undo' }).click();
    await other.expectToast('Undone', `Confirmed ${code}, ${input.fullName}`);
    await expect(barOf(page, code)).toHaveCount(0, SOON);
    await expect(dashboard.button(`Confirm ${code}`)).toBeVisible(SOON);
    expect(await owner.booking(code)).toMatchObject({ status: 'pending', confirmedAt: null });
    await context.close();
  },
);

test(
  'Undo: a later change elsewhere prevents it, and the message says so',
  { tag: '@phone' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(409);
    // otherwise the bar would disappear before the click
    await page.routeWebSocket(/\/ws\/chat/, () => {});
    const { code } = await requestSoleStay();
    await dashboard.open('Confirmations', `?q=${code}`);
    await dashboard.button(`Confirm ${code}`).click();
    await expect(barOf(page, code)).toBeVisible();
    const { id } = await owner.booking(code);
    await owner.send('POST', `/api/bookings/${id}/cancel`, { reason: 'Asked by phone' });

    await barOf(page, code).getByRole('button', { name: 'Undo' }).click();

    const refusal = `This can no longer be undone: ${ADMIN_USERNAME} has changed ${code} since`;
    await expect(page.locator('.toast-text')).toContainText(refusal);
    await expect(barOf(page, code)).toHaveCount(0);
  },
);

test(
  'Undo: signing out asks for confirmation while a change can still be undone, and Tab leads from there to the bar',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay();
    await dashboard.open('Confirmations', `?q=${code}`);
    await dashboard.button(`Confirm ${code}`).click();
    await expect(barOf(page, code)).toBeVisible();

    await dashboard.button('Logout').click();
    const question = dashboard.dialog('Log out now?');
    await expect(question).toContainText(`Confirmed ${code}`);
    await question.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.undo-bar :focus')).toHaveText('Undo');
    await expect(async () => {
      await page.keyboard.press('Tab'); // the bar may have rows of other tests
      expect(await question.locator(':focus').count()).toBe(1);
    }).toPass();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();

    await expect(barOf(page, code)).toHaveCount(0, { timeout: 15_000 });
    await eventually(async () => expect((await owner.booking(code)).status).toBe('confirmed'));
  },
);

test(
  'Undo: Ctrl+Z leaves another admin’s change, whose row has a button',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const others: Undoable = { id: 1, done: 'Confirmed FH-23456789, Bala', doneBy: 'manager', msLeft: 10_000 };
    await page.route(/\/api\/admin\/undo$/, (route) => route.fulfill({ json: [others] }));
    let undoRequests = 0;
    await page.route(/\/api\/admin\/undo\/1$/, async (route) => {
      undoRequests += 1;
      await route.fulfill({ status: 204 });
    });
    await dashboard.open('Confirmations');
    const bar = barOf(page, 'FH-23456789');
    await expect(bar).toContainText('manager: Confirmed');

    await page.keyboard.press('Control+z');
    await bar.getByRole('button', { name: 'Undo' }).click();

    await dashboard.expectToast('Undone', others.done);
    expect(undoRequests).toBe(1);
  },
);

/** The row of the bar for a booking; there are others while other tests run. */
function barOf(page: Page, code: string): Locator {
  return page.locator('.undo-bar li').filter({ hasText: code });
}
