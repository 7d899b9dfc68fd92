import { openNight } from '../../support/dates.ts';
import { expect, farDays, test } from '../../support/browser/dashboard.ts';
import { toastOf } from '../../support/browser/site-test.ts';
import { expectFailedEdit, expectFailureToasts } from '../../support/browser/failing-requests.ts';
import { pay, requestSoleStay, requestStay } from '../../support/guests.ts';

test('Bookings: failed changes of a booking show an error', { tag: '@desktop' }, async ({ dashboard, watch }) => {
  const { code } = await requestStay();
  await dashboard.open('Bookings', `?q=${code}`);
  await dashboard.choose(dashboard.page.getByRole('combobox', { name: `Status of ${code}` }), 'Cancelled');
  const question = dashboard.dialog('Cancel Booking');
  await question.getByLabel('Cancellation Reason').fill('The well is dry');
  const status = { method: 'PATCH', path: /\/status$/, fallback: 'Failed to update booking status' };
  await expectFailureToasts(dashboard, watch, status, () => dashboard.button('Confirm Cancellation').click());
  await expect(question.getByLabel('Cancellation Reason')).toHaveValue('The well is dry');
  await question.getByRole('button', { name: 'Keep Booking' }).click();
  await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();

  await dashboard.button(`Delete ${code}`).click();
  const remove = { method: 'DELETE', path: /\/api\/admin\/bookings\/\d+$/, fallback: 'Failed to delete booking' };
  await expectFailureToasts(dashboard, watch, remove, () =>
    dashboard.dialog('Delete booking').getByRole('button', { name: 'Delete', exact: true }).click(),
  );
});

test(
  'Bookings: a failed external booking shows an error and keeps the input',
  { tag: '@phone' },
  async ({ dashboard, watch }) => {
    const { checkinDate, checkoutDate } = openNight();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const fields = { 'Full name': 'Nobody', Email: 'nobody@example.com', 'Contact number': '9876543210' };
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
    await dashboard.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
    await dashboard.enterDay(dialog.getByLabel('Check-out date'), checkoutDate);

    const create = { method: 'POST', path: /\/api\/admin\/bookings$/, fallback: 'Failed to create booking' };
    await expectFailureToasts(dashboard, watch, create, () =>
      dialog.getByRole('button', { name: 'Create Booking' }).click(),
    );
  },
);

test(
  'Services: from an open form, F8 moves focus to the failure, whose button tries again, and Escape back to the form',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    let tries = 0;
    await page.route(/\/api\/admin\/services$/, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tries += 1;
      return route.fulfill({ status: 503, json: { message: 'No' } });
    });
    await dashboard.open('Services');
    await dashboard.button('Add Service').click();
    const form = dashboard.dialog('Add Service');
    await form.getByLabel('Name').fill('Bonfire');
    await form.getByLabel('Description').fill('Wood, matches and blankets');
    await form.getByLabel('Price').fill('1500');
    await form.getByRole('button', { name: 'Add Service' }).click();
    const again = toastOf(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    const failed = tries;

    await page.keyboard.press('F8');
    // the toast itself, then its button
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');

    await expect.poll(() => tries).toBeGreaterThan(failed);
    await expect(again).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
    await expect(form.locator(':focus')).toHaveCount(1);
  },
);

test(
  'Confirmations: failed actions on a booking request show an error',
  { tag: '@phone' },
  async ({ dashboard, watch, owner }) => {
    const { code, input } = await requestSoleStay();
    await dashboard.open('Confirmations', `?q=${code}`);
    const confirm = { method: 'POST', path: /\/confirm$/, fallback: 'Failed to confirm booking' };
    await expectFailureToasts(dashboard, watch, confirm, () => dashboard.button(`Confirm ${code}`).click());

    await dashboard.button(`Cancel booking ${code}`).click();
    const cancel = { method: 'POST', path: /\/cancel$/, fallback: 'Failed to cancel booking' };
    await expectFailureToasts(dashboard, watch, cancel, () => dashboard.button('Confirm Cancellation').click());

    const { checkinDate, checkoutDate } = input;
    const competitor = await requestStay({ checkinDate, checkoutDate });
    await owner.confirm(code);
    await dashboard.open('Confirmations', `?q=${competitor.code}`);
    await dashboard.button(`Decline ${competitor.code}`).click();
    const declined = { method: 'POST', path: /\/decline$/, fallback: 'Failed to decline' };
    const question = dashboard.dialog('Decline request');
    const declineNow = () => question.getByRole('button', { name: 'Decline', exact: true }).click();
    await expectFailureToasts(dashboard, watch, declined, declineNow);

    await dashboard.open('Confirmations', `?status=confirmed&q=${code}`);
    const remind = { method: 'POST', path: /\/reminder$/, fallback: 'Failed to send reminder' };
    await expectFailureToasts(dashboard, watch, remind, () => dashboard.button(`Send Reminder for ${code}`).click());
  },
);

test(
  'Payments: a failed verification or rejection shows an error',
  { tag: '@desktop' },
  async ({ dashboard, watch, owner }) => {
    const stay = await requestStay();
    await pay(stay);
    await dashboard.open('Payments', `?review=${(await owner.booking(stay.code)).id}`);

    const verify = { method: 'POST', path: /\/verify-payment$/, fallback: 'Failed to verify payment' };
    await expectFailureToasts(dashboard, watch, verify, () =>
      dashboard.dialog('Verify Payment').getByRole('button', { name: 'Mark as Failed' }).click(),
    );
  },
);

const LISTS = [
  {
    section: 'Services',
    what: 'service',
    calls: /\/api\/admin\/services(\/\d+)?$/,
    update: 'PUT',
    fields: { Name: 'Never', Description: 'Never stored', Price: '1' },
  },
  {
    section: 'Coupons',
    what: 'coupon',
    calls: /\/api\/admin\/coupons(\/\d+)?$/,
    update: 'PATCH',
    fields: { Code: 'NEVERSTORED', Value: '10' },
  },
  {
    section: 'Site Settings',
    what: 'setting',
    calls: /\/api\/admin\/site-settings(\/\d+)?$/,
    update: 'PUT',
    fields: { Key: 'never_stored', Value: 'x' },
  },
] as const;

for (const { section, what, calls, update, fields } of LISTS) {
  test(
    `${section}: failed changes show an error`,
    { tag: '@desktop' },
    async ({ page, dashboard, watch, aService, aCoupon }) => {
      const name = { service: async () => (await aService()).name, coupon: async () => (await aCoupon()).code };
      const record = what === 'setting' ? 'upi_id' : await name[what]();
      await dashboard.open(section);
      const form = page.getByRole('dialog');

      await dashboard.button(`Add ${section === 'Site Settings' ? 'Setting' : section.slice(0, -1)}`).click();
      for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
      const create = { method: 'POST', path: calls, fallback: `Failed to create ${what}` };
      await expectFailureToasts(dashboard, watch, create, () => form.getByRole('button', { name: /^Add/ }).click());
      for (const [label, value] of Object.entries(fields))
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await dashboard.button('Discard').click();

      await expectFailedEdit(dashboard, watch, {
        record,
        editButton: what === 'setting' ? 'Change UPI id' : undefined,
        what,
        method: update,
        path: calls,
        isDeletable: what !== 'setting',
      });
    },
  );
}

test('Calendar: a failed block shows an error', { tag: '@phone' }, async ({ dashboard, watch }) => {
  await dashboard.open('Calendar');
  await dashboard.button('Block dates').click();
  const dialog = dashboard.dialog('Block dates');
  const { first, second } = farDays();
  await dashboard.enterDay(dialog.getByLabel('From'), first);
  await dashboard.enterDay(dialog.getByLabel('To'), second);

  const block = { method: 'POST', path: /\/calendar\/blocks$/, fallback: 'Failed to block dates' };
  await expectFailureToasts(dashboard, watch, block, () => dialog.getByRole('button', { name: 'Block dates' }).click());
});

test(
  'Calendar: a month that fails to load shows an error, not the empty state',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    await page.route('**/api/admin/calendar?*', (route) => route.fulfill({ status: 503, body: '' }));

    await dashboard.open('Calendar');

    await expect(page.getByText('The calendar could not be loaded', { exact: true })).toBeVisible();
    await expect(page.getByText('Nothing in this month yet')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /, free$/ })).toHaveCount(0);
  },
);
