import type { APIResponse, Locator, Page } from '@playwright/test';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test, type Dashboard } from '../../support/browser/dashboard.ts';
import { toastOf } from '../../support/browser/site-test.ts';
import { pay, requestSoleStay, type Requested } from '../../support/guests.ts';

const CHANGED = /The request of .* has changed in the meantime/;

/** Keeps the list of bookings as it was first read: an event would show the guest's change before the owner decides. */
async function keepFirstList(page: Page): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route(/\/api\/admin\/bookings\?/, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}

async function changeGuests({ code, cookie }: Pick<Requested, 'code' | 'cookie'>, guestCount: number): Promise<void> {
  accepted(await call<GuestBooking>('POST', `/api/bookings/${code}/change`, { body: { guestCount }, cookie }));
}

/** A request that is listed with four guests, and for which its guest has asked for six since; its status select. */
async function changedSinceListed(page: Page, dashboard: Dashboard): Promise<{ code: string; status: Locator }> {
  const stay = await requestSoleStay({ guestCount: 4 });
  const { code } = stay;
  await keepFirstList(page);
  await dashboard.open('Bookings', `?q=${code}`);
  const status = page.getByRole('combobox', { name: `Status of ${code}` });
  await expect(status).toBeVisible();
  await changeGuests(stay, 6);
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

test(
  'Payments: a payment of a request that its guest has changed since is recorded once the owner has seen the change',
  { tag: '@phone' },
  async ({ dashboard, owner, watch }) => {
    watch.expectRefusals(409);
    const stay = await requestSoleStay({ guestCount: 4 });
    await dashboard.open('Payments', `?paymentStatus=pending&q=${stay.code}`);
    await dashboard.button(`Record payment for ${stay.code}`).click();
    const dialog = dashboard.dialog('Record payment');
    const record = dialog.getByRole('button', { name: 'Record payment' });
    await expect(dialog.getByLabel('Amount')).toHaveValue(String((await owner.booking(stay.code)).due));
    await changeGuests(stay, 6);
    const { due } = await owner.booking(stay.code);

    await record.click();

    await expect(dialog).toContainText(CHANGED);
    await expect(dialog).toContainText('Nothing is recorded yet.');
    await expect(record).toBeDisabled();
    await dialog.getByRole('button', { name: 'Continue with this one' }).click();
    await expect(dialog).not.toContainText(CHANGED);
    await expect(dialog).toContainText(`${formatRupees(due)} of`);
    await expect(dialog.getByLabel('Amount')).toHaveValue(String(due));
    await record.click();
    await dashboard.expectToast('Payment Recorded', 'It is verified and the booking confirmed');
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', received: due });
  },
);

test(
  'Payments: the review keeps the received amount that was typed when the guest changes the request meanwhile',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    await pay(stay);
    await dashboard.open('Payments', `?q=${stay.code}`);
    await dashboard.button(`Review ${stay.code}`).click();
    const dialog = dashboard.dialog('Verify Payment');
    await dialog.getByLabel('Amount received').fill('5000');
    await changeGuests(stay, 6);
    await expect(dialog).toContainText(CHANGED);

    await dialog.getByRole('button', { name: 'Continue with this one' }).click();

    await expect(dialog.getByLabel('Amount received')).toHaveValue('5000');
    await dialog.getByRole('button', { name: 'Verify Payment' }).click();
    await dashboard.expectToast('Payment Verified');
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', received: 5000 });
  },
);
