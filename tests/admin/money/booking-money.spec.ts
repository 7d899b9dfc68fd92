import { expect, test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { aPhoto, noPicture } from '../../support/pictures/picture-files.ts';
import { mailsTo } from '../../support/mails/mailbox.ts';
import { eventually } from '../../support/eventually.ts';
import { failUntilTriedAgain } from '../../support/browser/failing-reads.ts';

test(
  'Booking details: a deposit is taken, partly kept and returned, a refund is paid, and an entry is undone',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(409, 415);
    const { code, input } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 6000, method: 'card', verify: true });
    await dashboard.open('Bookings', `?open=${id}`);
    const money = page.getByRole('dialog', { name: `Booking ${code}` }).getByRole('region', { name: 'Money' });
    await expect(money.getByText('Payment', { exact: true })).toBeVisible();

    const sendReceipt = money.getByRole('button', { name: /^Send the receipt R\// });
    const number = (await sendReceipt.getAttribute('aria-label'))?.replace('Send the receipt ', '') ?? '';
    await sendReceipt.click();
    await dashboard.expectToast('Receipt Sent', `${number} is mailed to the customer`);

    const deposit = dashboard.dialog('Security deposit');
    await money.getByRole('button', { name: 'Deposit', exact: true }).click();
    await deposit.getByLabel('Amount').fill('5000');
    await deposit.getByRole('button', { name: 'Record', exact: true }).click();
    await dashboard.expectToast('Deposit Taken');
    await expect(money.getByText('Deposit taken', { exact: true })).toBeVisible();

    await money.getByRole('button', { name: 'Deposit', exact: true }).click();
    await deposit.getByText('Keep a part', { exact: true }).click();
    await deposit.getByLabel('Amount').fill('2,000');
    await deposit.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(deposit.getByText('A reason for the guest is required', { exact: true })).toBeVisible();
    await deposit.getByLabel('Reason, for the guest').fill('A broken lamp');
    const pictureInput = deposit.getByLabel('Add pictures');
    await pictureInput.setInputFiles(noPicture('page.jpg'));
    await expect(deposit.getByText(/^This file is not a picture that can be used/)).toBeVisible();
    await expect(deposit.getByRole('button', { name: 'Record', exact: true })).toBeDisabled();
    await deposit.getByRole('button', { name: 'Remove page.jpg' }).click();
    await pictureInput.setInputFiles(await aPhoto('lamp.jpg'));
    await deposit.getByRole('button', { name: 'Record', exact: true }).click();
    await dashboard.expectToast('Deposit Kept', 'Customer has been notified of the reason');
    await expect(money.getByText('Deposit kept', { exact: true })).toBeVisible();
    await money.getByRole('button', { name: 'Open Picture 1 of what was kept' }).click();
    const opened = dashboard.dialog('Picture 1 of what was kept');
    await expect(opened.getByRole('img', { name: 'Picture 1 of what was kept' })).toBeVisible();
    await opened.getByRole('button', { name: 'Close' }).click();

    await money.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(deposit.getByLabel('Amount')).toHaveValue('3000');
    await deposit.getByRole('button', { name: 'Record', exact: true }).click();
    await dashboard.expectToast('Deposit Returned');

    await money.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = dashboard.dialog('Refund');
    await expect(refund.getByLabel('Amount')).toHaveValue('900');
    await refund.getByLabel('Amount').fill('9000');
    await refund.getByRole('button', { name: 'Record refund' }).click();
    await expect(refund.getByText('More cannot be refunded than was received.', { exact: true })).toBeVisible();
    await refund.getByLabel('Amount').fill('900');
    await refund.getByRole('button', { name: 'Record refund' }).click();
    await dashboard.expectToast('Refund Recorded', 'Customer has been notified of the refund');

    await money.getByRole('button', { name: 'Undo the refund of ₹900' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Undo', exact: true }).click();
    await dashboard.expectToast('Entry Corrected', 'The refund of ₹900 no longer counts');
    await expect(money.getByText('Correction', { exact: true })).toBeVisible();

    await eventually(async () => {
      const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
      const wanted = [`Receipt ${number}: ${code}`, `₹2,000 of your deposit: ${code}`, `Refund of ₹900: ${code}`];
      expect(subjects).toEqual(expect.arrayContaining(wanted));
    });
  },
);

test(
  'Booking details: a deposit whose form gets Enter twice is recorded once',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    const deposit = `/api/admin/bookings/${id}/deposit`;
    let sent = 0;
    page.on('request', (request) => (sent += Number(new URL(request.url()).pathname === deposit)));
    const release = await delayRequests(page, `**${deposit}`);
    await dashboard.open('Bookings', `?open=${id}`);
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    const amount = dashboard.dialog('Security deposit').getByLabel('Amount');
    await amount.fill('5000');

    await amount.press('Enter');
    await expect.poll(() => sent).toBe(1);
    await amount.press('Enter');
    release();

    await dashboard.expectToast('Deposit Taken');
    expect(sent).toBe(1);
  },
);

test(
  'Booking details: a ledger that fails to load is an error with a retry, and the next booking shows its own ledger',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(403);
    const [paid, other] = [await requestSoleStay({ guestCount: 4 }), await requestSoleStay({ guestCount: 4 })];
    const [{ id }, { id: otherId }] = [await owner.booking(paid.code), await owner.booking(other.code)];
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 4321, method: 'cash', verify: true });
    const ledger = `**/api/admin/bookings/${id}/ledger`;
    const otherLedger = `**/api/admin/bookings/${otherId}/ledger`;
    await failUntilTriedAgain(page, ledger, { status: 403 });
    await dashboard.open('Bookings', `?open=${otherId}`);
    await dashboard.open('Bookings', `?open=${id}`);
    const money = page.getByRole('dialog').getByRole('region', { name: 'Money' });

    await expect(money.getByRole('alert')).toContainText('The ledger could not be loaded');
    await money.getByRole('button', { name: 'Try again' }).click();
    await expect(money.getByText('₹4,321')).toBeVisible();

    await page.route(otherLedger, (route) => route.fulfill({ status: 403, body: '' }));
    await page.evaluate(`history.pushState(history.state, '', '?open=${otherId}')`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`);
    await expect(page.getByRole('dialog', { name: `Booking ${other.code}` })).toBeVisible();
    await expect(money.getByRole('alert')).toContainText('The ledger could not be loaded');
    await expect(money.getByText('₹4,321')).toHaveCount(0);
  },
);

test(
  'Booking details: a second transfer for a paid booking is recorded as a credit, which Refund proposes',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'card', verify: true });
    await dashboard.open('Bookings', `?open=${id}`);
    const details = page.getByRole('dialog', { name: `Booking ${code}` });

    await details.getByRole('button', { name: `Record another payment for ${code}` }).click();
    const dialog = dashboard.dialog('Record another payment');
    await expect(dialog.getByLabel('Amount')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Record payment', exact: true }).click();
    await expect(dialog.getByText('Enter the amount in whole rupees', { exact: true })).toBeVisible();
    await dialog.getByLabel('Amount').fill('5100');
    await dialog.getByRole('button', { name: 'Record payment', exact: true }).click();
    await dashboard.expectToast('Payment Recorded', 'It is verified, and a credit of the guest');

    await details.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dashboard.dialog('Refund').getByLabel('Amount')).toHaveValue('5100');
  },
);

test(
  'Booking details: money that arrives for a cancelled booking is recorded, and Refund then pays it back',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    await owner.send('POST', `/api/bookings/${id}/cancel`);
    await dashboard.open('Bookings', `?open=${id}`);
    const details = page.getByRole('dialog', { name: `Booking ${code}` });

    await details.getByRole('button', { name: `Record payment for ${code}` }).click();
    const dialog = dashboard.dialog('Record payment');
    await expect(dialog.getByText(/: cancelled\. Record what arrived all the same/)).toBeVisible();
    await dialog.getByLabel('Amount').fill('5100');
    await dialog.getByRole('button', { name: 'Record payment', exact: true }).click();
    const stays = 'The payment is verified, but the booking was cancelled before and stays cancelled.';
    await dashboard.expectToast('Payment Recorded', stays);

    await details.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = dashboard.dialog('Refund');
    await expect(refund.getByLabel('Amount')).toHaveValue('5100');
    await refund.getByRole('button', { name: 'Record refund', exact: true }).click();
    await dashboard.expectToast('Refund Recorded', 'Customer has been notified of the refund');
  },
);
