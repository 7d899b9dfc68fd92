import { expect, test } from '../../support/browser/dashboard.ts';
import { toastOf } from '../../support/browser/site-test.ts';
import { pay, requestSoleStay, requestStay } from '../../support/guests.ts';

test(
  'Unsaved input: a cancellation reason is not lost by a tap beside the dialog or by Back',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay();
    await owner.confirm(code);
    const question = dashboard.dialog('Discard your changes?');
    await dashboard.open('Confirmations', `?status=confirmed&q=${code}`);
    await dashboard.button(`Cancel booking ${code}`).click();
    const dialog = dashboard.dialog('Cancel Booking');
    const reason = dialog.getByLabel('Cancellation Reason');
    await reason.fill('The well is');

    for (const leave of [() => page.mouse.click(5, 5), () => page.goBack()]) {
      await expect.poll(() => page.evaluate('history.state?.overlay')).toBe(true);
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(reason).toHaveValue('The well is');
    }
    await dialog.getByRole('button', { name: 'Keep Booking' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await owner.booking(code)).status).toBe('confirmed');
  },
);

test(
  'Unsaved input: verification notes are kept when Back closes the review, and discarded only after confirmation',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const stay = await requestStay();
    await pay(stay);
    await dashboard.open('Payments', `?q=${stay.code}`);
    await dashboard.button(`Review ${stay.code}`).click();
    const dialog = dashboard.dialog('Verify Payment');
    const notes = dialog.getByLabel('Verification Notes');
    await notes.fill('Two rupees short');

    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dashboard.button(`Review ${stay.code}`).click();
    await expect(notes).toHaveValue('Two rupees short');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dashboard.button(`Review ${stay.code}`).click();

    await expect(notes).toHaveValue('');
  },
);

test(
  'Unsaved input: a half-filled form for a new password asks before it closes',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Overview');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = dashboard.dialog('Change password');
    await dialog.getByLabel('New password', { exact: true }).fill('half of one');

    await page.keyboard.press('Escape');
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'Unsaved input: the reason of a cancellation is kept when another guest requests the same dates',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code, input } = await requestSoleStay({ fullName: `Cancelled ${Date.now()}` });
    await dashboard.open('Confirmations', `?q=${encodeURIComponent(input.fullName)}`);
    await dashboard.button(`Cancel booking ${code}`).click();
    const reason = dashboard.dialog('Cancel Booking').getByLabel('Cancellation Reason');
    await reason.fill('The well is');

    const { fullName, checkinDate, checkoutDate } = input;
    await requestStay({ fullName, checkinDate, checkoutDate });
    await expect(page.getByRole('heading', { name: '2 requests compete for' })).toBeVisible();

    await expect(reason).toHaveValue('The well is');
  },
);

test(
  'Unsaved input: the reason of a cancellation is kept when a failed one of another booking is tried again',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(500);
    const fullName = `Twice ${Date.now()}`;
    const [first, second] = [await requestSoleStay({ fullName }), await requestSoleStay({ fullName })];
    await dashboard.open('Confirmations', `?q=${encodeURIComponent(fullName)}`);
    const dialog = dashboard.dialog('Cancel Booking');
    await page.route('**/cancel', (route) => route.fulfill({ status: 500, body: '' }));
    await dashboard.button(`Cancel booking ${first.code}`).click();
    await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await dashboard.expectToast('Error', 'Failed to cancel booking');
    await dialog.getByRole('button', { name: 'Keep Booking' }).click();
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/cancel');
    await dashboard.button(`Cancel booking ${second.code}`).click();
    const reason = dialog.getByLabel('Cancellation Reason');
    await reason.fill('The well is');

    await toastOf(page).getByRole('button', { name: 'Try again' }).click();
    await dashboard.expectToast('Booking Cancelled', 'Customer has been notified of the cancellation');

    await expect(reason).toHaveValue('The well is');
  },
);

test(
  'Unsaved input: a payment that is being recorded stays open when the guest pays meanwhile, and says so',
  { tag: '@desktop' },
  async ({ dashboard }) => {
    const stay = await requestStay();
    await dashboard.open('Payments', `?paymentStatus=pending&q=${stay.code}`);
    await dashboard.button(`Record payment for ${stay.code}`).click();
    const dialog = dashboard.dialog('Record payment');
    const notes = dialog.getByLabel('Notes (optional)');
    await notes.fill('Handed over at the');

    await pay(stay);

    await expect(dashboard.booking(stay.code)).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toContainText('A payment waits to be verified already');
    await expect(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled();
    await expect(notes).toHaveValue('Handed over at the');
  },
);

test(
  'Unsaved input: Back asks before it leaves the section of a half-filled form, also when the address keeps it open',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay();
    const { id } = await owner.booking(code);
    const question = dashboard.dialog('Discard your changes?');
    await dashboard.open('Overview');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Bookings' }).click();
    await dashboard.expectSection('Bookings');

    await dashboard.button('Add Booking').click();
    const name = dashboard.dialog('Create External Booking').getByLabel('Full name');
    await name.fill('Asha');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(name).toHaveValue('Asha');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dashboard.expectSection('Overview');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await dashboard.open('Bookings', `?q=${code}`);
    await dashboard.button(`View details of ${code}`).click();
    await dashboard.button(`Change booking ${code}`).click();
    const change = dashboard.dialog(`Change booking ${code}`);
    await change.getByLabel('Full name').fill('Somebody Else');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(change.getByLabel('Full name')).toHaveValue('Somebody Else');
    await expect(page).toHaveURL(new RegExp(`open=${id}`));
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/open=/);
  },
);
