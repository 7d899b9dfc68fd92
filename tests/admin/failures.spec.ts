import type { PageWatch } from '../support/watched-page.ts';
import { openNight } from '../support/dates.ts';
import { expect, farDays, test, type Desk } from '../support/desk.ts';
import { pay, requestSoleStay, requestStay } from '../support/guests.ts';

const OWN_WORDS = 'The server has its own words for this';

interface Failing {
  method: string;
  path: RegExp;
  /** What is said when the server says nothing. */
  fallback: string;
}

/** Makes the call fail without a word, then with the server's; both are told, in that order of preference. */
async function expectTold(desk: Desk, watch: PageWatch, { method, path, fallback }: Failing, act: () => Promise<void>) {
  watch.expectRefusals(500, 409);
  const { page } = desk;
  const answers = [
    [{ status: 409, json: { message: OWN_WORDS } }, OWN_WORDS],
    [{ status: 500, body: '' }, fallback],
  ] as const;
  for (const [answer, said] of answers) {
    await page.route(path, (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()));
    await act();
    await desk.expectToast('Error', said);
    await page.unroute(path);
  }
}

test('changes of a booking that fail say so', async ({ desk, watch }) => {
  const { code } = await requestStay();
  await desk.open('Bookings', `?q=${code}`);
  const status = { method: 'PATCH', path: /\/status$/, fallback: 'Failed to update booking status' };
  await expectTold(desk, watch, status, () =>
    desk.choose(desk.page.getByRole('combobox', { name: `Status of ${code}` }), 'Cancelled'),
  );

  await desk.button(`Delete ${code}`).click();
  const remove = { method: 'DELETE', path: /\/api\/admin\/bookings\/\d+$/, fallback: 'Failed to delete booking' };
  await expectTold(desk, watch, remove, () =>
    desk.dialog('Delete booking').getByRole('button', { name: 'Delete', exact: true }).click(),
  );
});

test('a booking that cannot be created says so and keeps what was typed', async ({ desk, watch }) => {
  const { checkinDate, checkoutDate } = openNight();
  await desk.open('Bookings');
  await desk.button('Add Booking').click();
  const dialog = desk.dialog('Create External Booking');
  const fields = { 'Full name': 'Nobody', Email: 'nobody@example.com', 'Contact number': '9876543210' };
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await desk.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
  await desk.enterDay(dialog.getByLabel('Check-out date'), checkoutDate);

  const create = { method: 'POST', path: /\/api\/admin\/bookings$/, fallback: 'Failed to create booking' };
  await expectTold(desk, watch, create, () => dialog.getByRole('button', { name: 'Create Booking' }).click());
});

test('answers to a request that fail say so', async ({ desk, watch, owner }) => {
  const { code } = await requestSoleStay();
  await desk.open('Confirmations', `?q=${code}`);
  const confirm = { method: 'POST', path: /\/confirm$/, fallback: 'Failed to confirm booking' };
  await expectTold(desk, watch, confirm, () => desk.button(`Confirm ${code}`).click());

  await desk.button(`Cancel booking ${code}`).click();
  const cancel = { method: 'POST', path: /\/cancel$/, fallback: 'Failed to cancel booking' };
  await expectTold(desk, watch, cancel, () => desk.button('Confirm Cancellation').click());

  await owner.confirm(code);
  await desk.open('Confirmations', `?status=confirmed&q=${code}`);
  const remind = { method: 'POST', path: /\/reminder$/, fallback: 'Failed to send reminder' };
  await expectTold(desk, watch, remind, () => desk.button(`Send Reminder for ${code}`).click());
});

test('a word on a payment that fails says so', async ({ desk, watch, owner }) => {
  const stay = await requestStay();
  await pay(stay);
  await desk.open('Payments', `?review=${(await owner.booking(stay.code)).id}`);

  const verify = { method: 'POST', path: /\/verify-payment$/, fallback: 'Failed to verify payment' };
  const dialog = desk.dialog('Verify Payment');
  await expectTold(desk, watch, verify, () => dialog.getByRole('button', { name: 'Mark as Failed' }).click());
});

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
  test(`changes of a ${what} that fail say so`, async ({ page, desk, watch, aService, aCoupon }) => {
    const name = { service: async () => (await aService()).name, coupon: async () => (await aCoupon()).code };
    const record = what === 'setting' ? 'upi_id' : await name[what]();
    await desk.open(section);
    const form = page.getByRole('dialog');

    await desk.button(`Add ${section === 'Site Settings' ? 'Setting' : section.slice(0, -1)}`).click();
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
    const create = { method: 'POST', path: calls, fallback: `Failed to create ${what}` };
    await expectTold(desk, watch, create, () => form.getByRole('button', { name: /^Add/ }).click());
    await form.getByRole('button', { name: 'Cancel' }).click();

    await desk.button(`Edit ${record}`).click();
    const change = { method: update, path: calls, fallback: `Failed to update ${what}` };
    await expectTold(desk, watch, change, () => form.getByRole('button', { name: 'Save changes' }).click());
    await form.getByRole('button', { name: 'Cancel' }).click();
    if (what === 'setting') return;

    page.on('dialog', (question) => void question.accept());
    const remove = { method: 'DELETE', path: calls, fallback: `Failed to delete ${what}` };
    await expectTold(desk, watch, remove, () => desk.button(`Delete ${record}`).click());
  });
}

test('days that cannot be blocked say so', async ({ desk, watch }) => {
  await desk.open('Calendar');
  await desk.button('Block dates').click();
  const dialog = desk.dialog('Block dates');
  const { first, second } = farDays();
  await desk.enterDay(dialog.getByLabel('From'), first);
  await desk.enterDay(dialog.getByLabel('To'), second);

  const block = { method: 'POST', path: /\/calendar\/blocks$/, fallback: 'Failed to block dates' };
  await expectTold(desk, watch, block, () => dialog.getByRole('button', { name: 'Block dates' }).click());
});

test('a month that cannot be read is not called empty', async ({ page, desk, watch }) => {
  watch.expectRefusals(503);
  await page.route('**/api/admin/calendar?*', (route) => route.fulfill({ status: 503, body: '' }));

  await desk.open('Calendar');

  await expect(page.getByText('The calendar could not be loaded', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing in this month yet')).toHaveCount(0);
});
