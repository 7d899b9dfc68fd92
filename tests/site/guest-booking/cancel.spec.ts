import { openAsGuest } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay, requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

test('a guest cancels an unpaid request, and is not asked for refund details', { tag: '@phone' }, async ({ page }) => {
  const stay = await requestStay();
  await openAsGuest(page, stay);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const form = page.getByRole('form', { name: 'Cancel my request' });

  await expect(form).toContainText('You have paid nothing yet');
  await expect(form.getByLabel(/UPI id or bank account/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel the booking' }).click();

  await expect(page.getByRole('heading', { name: 'Booking cancelled' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('a guest sees the refund of a paid stay before cancelling it, and enters where to send it', async ({
  page,
  owner,
}) => {
  const stay = await requestSoleStay({ guestCount: 4 });
  const { code, input } = stay;
  await owner.confirm(code);
  const { id } = await owner.booking(code);
  await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
  await openAsGuest(page, stay);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const form = page.getByRole('form', { name: 'Cancel my stay' });
  await expect(form).toContainText('You get back ₹5,100 of the ₹5,100 you paid');

  await form.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(form.getByText('Where should we send the money?')).toBeVisible();
  await form.getByLabel(/UPI id or bank account/).fill('asha.rao@okbank');
  await form.getByLabel(/Why are you cancelling/).fill('Grandmother is ill');
  await form.getByRole('button', { name: 'Cancel the booking' }).click();

  await expect(page.getByRole('heading', { name: 'Booking cancelled' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('You get ₹5,100 back to asha.rao@okbank, by');
  expect(await owner.booking(code)).toMatchObject({ status: 'cancelled', cancellationReason: 'Grandmother is ill' });
  expect((await mailTo(input.email, SUBJECTS.cancelled)).text).toContain('We send you ₹5,100 back by');
});

test('the cancellation form can be closed, and focus returns to its button', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page, await requestStay());
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();

  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
});

test('an open cancellation form disappears when the owner cancels the booking', async ({ page, owner }) => {
  const stay = await requestStay();
  await openAsGuest(page, stay);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Cancel my request' })).toBeVisible();

  const { id } = await owner.booking(stay.code);
  await owner.send('POST', `/api/bookings/${id}/cancel`, {});

  await expect(page.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeFocused({ timeout: 40_000 });
  await expect(page.getByRole('form')).toHaveCount(0);
});
