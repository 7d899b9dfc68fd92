import { addDays } from '@farmhouse/contracts/timing/ist';
import { dayIn, openChange, saveButton, showMonth, totalOf } from '../../support/browser/change-dialog.ts';
import { expect, shownDay, test } from '../../support/browser/dashboard.ts';
import { PhoneUser } from '../../support/browser/taps.ts';
import { freeNight } from '../../support/dates.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { mailsTo } from '../../support/mails/mailbox.ts';
import { eventually } from '../../support/eventually.ts';

const MAX_TAPS = 6;

test('Change booking: dates and guests are changed with a preview of every line, and the history shows it', async ({
  page,
  dashboard,
  owner,
}) => {
  const { code, input } = await requestSoleStay({ guestCount: 4 });
  const { id } = await owner.confirm(code);
  const night = await freeNight();
  const dialog = await openChange(dashboard, code, id);
  await expect(totalOf(dialog)).toContainText('₹5,100');
  await expect(saveButton(dialog)).toBeDisabled();

  await showMonth(dialog, input.checkinDate, night.checkinDate);
  await dayIn(dialog, night.checkinDate).click();
  await dialog.getByLabel('Guests', { exact: true }).fill('6');
  await expect(totalOf(dialog)).toHaveText(/₹5,100.*₹7,400/);
  await expect(dialog).toContainText('was Base price (4 × ₹1,150)');
  await expect(dialog).toContainText(/₹2,300 more/i);
  await dialog.getByLabel('Reason (optional)').fill('Two more cousins');
  await saveButton(dialog).click();

  await dashboard.expectToast(
    'Booking Changed',
    'The guest gets an email with the old and the new details, unless you have switched it off',
  );
  await expect(dialog).toHaveCount(0);
  expect(await owner.booking(code)).toMatchObject({ ...night, guestCount: 6, finalTotal: 7400 });
  const history = page.getByRole('region', { name: 'History' });
  for (const text of ['Changed by', '4 guests', '6 guests', '₹5,100 → ₹7,400', 'Two more cousins']) {
    await expect(history).toContainText(text);
  }
  await eventually(async () => {
    const mails = await mailsTo(input.email);
    expect(mails.some(({ text = '' }) => text.includes('₹7,400') && text.includes('₹5,100'))).toBe(true);
  });
});

test(
  `Change booking: other dates take at most ${MAX_TAPS} taps from the open drawer`,
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestSoleStay();
    const { id } = await owner.booking(code);
    const day = input.checkinDate.endsWith('-15')
      ? `${input.checkinDate.slice(0, 8)}16`
      : `${input.checkinDate.slice(0, 8)}15`;
    await dashboard.open('Bookings', `?open=${id}`);
    const dialog = dashboard.dialog(`Change booking ${code}`);
    // whether the day is taken depends on other tests
    await page.route(/change-quote$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), datesTakenBy: null } });
    });
    await page.route(/\/api\/admin\/bookings\/\d+$/, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ json: { id, confirmationCode: code, email: 'a@b.in' } })
        : route.continue(),
    );

    const user = new PhoneUser();
    await user.tap(dashboard.button(`Change booking ${code}`));
    await user.tap(dayIn(dialog, day));
    await user.tap(dayIn(dialog, addDays(day, 1)));
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PATCH'),
      user.tap(saveButton(dialog)),
    ]);

    expect(sent.postDataJSON()).toMatchObject({ checkinDate: day, checkoutDate: addDays(day, 1), pricing: 'booked' });
    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS);
  },
);

test(
  'Change booking: after a conflict the newer state is shown, and the input is saved on top of it',
  { tag: '@desktop' },
  async ({ dashboard, owner, watch }) => {
    watch.expectRefusals(409);
    const { code } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    const dialog = await openChange(dashboard, code, id);
    await dialog.getByLabel('Special requests (optional)').fill('Late dinner');
    const { version } = await owner.booking(code);
    await owner.send('PATCH', `/api/admin/bookings/${id}`, { version, pricing: 'booked', guestCount: 5 });

    // the save is refused, unless news of the change has arrived before
    await expect(async () => {
      if (await saveButton(dialog).isEnabled()) await saveButton(dialog).click({ timeout: 1_000 });
      await expect(dialog.getByRole('alert')).toContainText(/Guests: 4 guests → 5 guests/, { timeout: 2_000 });
    }).toPass();
    await expect(saveButton(dialog)).toBeDisabled();
    await dialog.getByRole('button', { name: 'Continue from this' }).click();
    await expect(dialog.getByLabel('Guests', { exact: true })).toHaveValue('5');
    await expect(dialog.getByLabel('Special requests (optional)')).toHaveValue('Late dinner');
    await saveButton(dialog).click();

    await dashboard.expectToast('Booking Changed', 'The guest is not mailed about this');
    expect(await owner.booking(code)).toMatchObject({ guestCount: 5, specialRequests: 'Late dinner' });
  },
);

test(
  'Change booking: Enter in a date field takes the typed day without saving, and Enter without a change saves nothing',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.confirm(code);
    const night = await freeNight();
    const changes: unknown[] = [];
    page.on('request', (call) => call.method() === 'PATCH' && changes.push(call.postDataJSON()));
    const dialog = await openChange(dashboard, code, id);
    await expect(totalOf(dialog)).toContainText('₹5,100');
    await dialog.getByLabel('Full name').press('Enter');
    await dialog.getByLabel('Guests', { exact: true }).fill('5');
    await expect(saveButton(dialog)).toBeEnabled();

    for (const [label, day] of [
      ['Check-in date', night.checkinDate],
      ['Check-out date', night.checkoutDate],
    ] as const) {
      const field = dialog.getByLabel(label);
      await field.click();
      // a text that is there before the popup opens is reset to the stored day
      await expect(page.locator('.day-picker-popup:visible')).toHaveCount(1);
      await field.fill(shownDay(day));
      await field.press('Enter');
      await expect(field).toHaveValue(shownDay(day));
      await expect(page.locator('.day-picker-popup:visible')).toHaveCount(0);
    }
    await expect(saveButton(dialog)).toBeEnabled();
    expect(changes).toEqual([]);
    await dialog.getByLabel('Full name').press('Enter');

    await expect(dialog).toHaveCount(0);
    expect(changes).toEqual([expect.objectContaining({ ...night, guestCount: 5 })]);
  },
);

test(
  'Change booking: a check-in date that is cleared is required, and the calendar keeps its month',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const { code, input } = await requestSoleStay();
    const { id } = await owner.confirm(code);
    const dialog = await openChange(dashboard, code, id);
    const day = dayIn(dialog, input.checkinDate);
    await expect(day).toBeVisible();

    await dialog.getByLabel('Check-in date').hover();
    await dialog.locator('.ant-picker:has([id$=checkinDate]) .ant-picker-clear').click();

    await expect(dialog.getByText('Check-in date is required')).toBeVisible();
    await expect(day).toBeVisible();
    await expect(saveButton(dialog)).toBeDisabled();
  },
);

test(
  'Change booking: dates that overlap another stay are named and cannot be saved',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const other = await requestSoleStay({ fullName: 'Other Guest' });
    await owner.confirm(other.code);
    const { code, input } = await requestSoleStay();
    const { id } = await owner.confirm(code);
    const dialog = await openChange(dashboard, code, id);

    await showMonth(dialog, input.checkinDate, other.input.checkinDate);
    await expect(dayIn(dialog, other.input.checkinDate)).toHaveAccessibleName(/taken|free until \d/);
    await dayIn(dialog, other.input.checkinDate).click();

    await expect(dialog.getByRole('alert')).toContainText(`Dates taken by ${other.code}, Other Guest`);
    await expect(saveButton(dialog)).toBeDisabled();
  },
);

test(
  'Change booking: input is discarded only after confirmation, and a cancelled booking cannot be changed',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(409); // a preview may be asked for after the booking was cancelled
    const { code } = await requestSoleStay();
    const { id } = await owner.booking(code);
    const dialog = await openChange(dashboard, code, id);
    await dialog.getByLabel('Full name').fill('Somebody Else');
    await page.keyboard.press('Escape');
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Full name')).toHaveValue('Somebody Else');

    await owner.send('POST', `/api/bookings/${id}/cancel`, {});

    // the details are fetched again every 15 seconds
    await expect(dialog).toContainText('It can no longer be changed.', { timeout: 25_000 });
    await expect(dialog.getByLabel('Full name')).toHaveValue('Somebody Else');
    await page.keyboard.press('Escape');
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(dashboard.button(`Change booking ${code}`)).toHaveCount(0);
  },
);
