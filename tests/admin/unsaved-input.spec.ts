import { expect, test } from '../support/browser/dashboard.ts';
import { pay, requestSoleStay, requestStay } from '../support/guests.ts';

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
