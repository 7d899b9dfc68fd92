import type { APIResponse, Locator, Page } from '@playwright/test';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test, type Dashboard } from '../../support/browser/dashboard.ts';
import { toastOf } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';

const CHANGED = /The request of .* has changed in the meantime/;

/** Keeps the list of bookings as it was first read: an event would show the guest's change before the owner decides. */
async function keepFirstList(page: Page): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route(/\/api\/admin\/bookings\?/, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}

/** A request that is listed with four guests, and for which its guest has asked for six since; its status select. */
async function changedSinceListed(page: Page, dashboard: Dashboard): Promise<{ code: string; status: Locator }> {
  const { code, cookie } = await requestSoleStay({ guestCount: 4 });
  await keepFirstList(page);
  await dashboard.open('Bookings', `?q=${code}`);
  const status = page.getByRole('combobox', { name: `Status of ${code}` });
  await expect(status).toBeVisible();
  accepted(await call<GuestBooking>('POST', `/api/bookings/${code}/change`, { body: { guestCount: 6 }, cookie }));
  return { code, status };
}

test(
  'Bookings: a request that its guest has changed since is not confirmed by its status, and a dialog names the change',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(409);
    const { code, status } = await changedSinceListed(page, dashboard);

    await dashboard.choose(status, 'Confirmed');

    const dialog = dashboard.dialog('Not confirmed');
    await expect(dialog).toContainText(CHANGED);
    await expect(dialog).toContainText('6 guests');
    await expect(toastOf(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Look at it again' }).click();
    await expect(dialog).toBeHidden();
    expect((await owner.booking(code)).status).toBe('pending');
  },
);

test(
  'Bookings: the cancel dialog of a request that its guest has changed since names the change',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code, status } = await changedSinceListed(page, dashboard);

    await dashboard.choose(status, 'Cancelled');

    const dialog = dashboard.dialog('Cancel Booking');
    await expect(dialog).toContainText(CHANGED);
    await expect(dialog).toContainText('6 guests');
    await dialog.getByRole('button', { name: 'Keep Booking' }).click();
    expect((await owner.booking(code)).status).toBe('pending');
  },
);
