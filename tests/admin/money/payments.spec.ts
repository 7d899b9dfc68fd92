import type { DepositRow, DueRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { expect, test } from '../../support/browser/dashboard.ts';
import { aUtr, pay, requestSoleStay, requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

const TABS = ['Awaiting Verification', 'Pending Payment', 'Verified', 'Failed'];

test(
  'Payments: shows four counts and tabs, and finds payments by code, name, phone number and UTR',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const utr = aUtr();
    const stay = await requestStay({ fullName: `Payer ${utr}` });
    await pay(stay, utr);
    const { createdAt } = await owner.booking(stay.code);
    await dashboard.open('Payments');

    await expect(page.getByRole('heading', { name: 'Payment Management' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      ...TABS.map((tab) => new RegExp(`^${tab} \\([\\d,]+\\)$`)),
      ...['Ledger', 'Due', 'Deposits', 'Refunds', 'Bank statement', 'Reports'],
    ]);
    await expect(page.getByRole('tab', { name: /^Awaiting/ })).toHaveAttribute('aria-selected', 'true');
    const search = page.getByRole('searchbox');
    for (const text of [stay.code, stay.input.fullName.toLowerCase(), stay.input.contactNumber.slice(3), utr]) {
      await search.fill(text);
      await expect(dashboard.booking(stay.code)).toBeVisible();
    }
    const texts = [
      stay.input.fullName,
      utr,
      `Created ${formatDay(istDate(new Date(createdAt)))}`,
      '₹2,800',
      'Payment Awaiting Verification',
    ];
    for (const text of [...texts, 'Booking Pending']) await expect(dashboard.booking(stay.code)).toContainText(text);
    await search.fill('nobody has this');
    await expect(page.getByText('No payments found', { exact: true })).toBeVisible();
  },
);

test(
  'Payments: only submitted or failed payments can be reviewed',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const unpaid = await requestStay();
    const verified = await requestSoleStay();
    await pay(verified);
    await owner.send('POST', `/api/admin/bookings/${(await owner.booking(verified.code)).id}/verify-payment`, {
      verified: true,
    });

    await dashboard.open('Payments', `?q=${unpaid.code}`);
    await expect(page.getByText('No payments found', { exact: true })).toBeVisible();
    await dashboard.button('Pending Payment (1)').click();
    await expect(dashboard.booking(unpaid.code)).toContainText('No UTR provided');
    await expect(dashboard.button(`Review ${unpaid.code}`)).toHaveCount(0);
    await page.getByRole('searchbox').fill(verified.code);
    await page.getByRole('tab', { name: /^Verified/ }).click();
    await expect(dashboard.booking(verified.code)).toContainText('Confirmed');

    await expect(dashboard.button(`Review ${verified.code}`)).toHaveCount(0);
  },
);

test(
  'Payments: a payment is marked as failed with notes, reviewed again and verified',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    const { checkinDate, checkoutDate } = stay.input;
    const competitor = await requestStay({ checkinDate, checkoutDate });
    const utr = aUtr();
    await pay(stay, utr);
    await dashboard.open('Payments', `?q=${stay.code}`);
    const dialog = dashboard.dialog('Verify Payment');
    const verification = /\/verify-payment$/;

    await dashboard.button(`Review ${stay.code}`).click();
    for (const text of [stay.code, stay.input.fullName, utr, 'Awaiting Verification', '₹2,800'])
      await expect(dialog).toContainText(text);
    const buttons = dialog.getByRole('button');
    for (const name of ['Cancel', 'Mark as Failed', 'Verify Payment'])
      await expect(buttons.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    await dialog.getByLabel('Verification Notes').fill('Not on the statement');
    const [rejected] = await Promise.all([
      page.waitForRequest(verification),
      dialog.getByRole('button', { name: 'Mark as Failed' }).click(),
    ]);
    expect(rejected.postDataJSON()).toMatchObject({ verified: false, notes: 'Not on the statement' });
    await dashboard.expectToast('Payment Rejected', 'Payment has been marked as failed');

    await page.getByRole('tab', { name: /^Failed/ }).click();
    await dashboard.button(`Review ${stay.code}`).click();
    await expect(dialog).toContainText('Previous notesNot on the statement');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
    await dashboard.button(`Review ${stay.code}`).click();
    await dialog.getByRole('button', { name: 'Verify Payment' }).click();

    await dashboard.expectToast('Payment Verified', 'Payment has been verified and booking confirmed');
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
    await expect(dialog).toBeHidden();
    await expect(dashboard.dialog('Decline request')).toContainText(competitor.code);
  },
);

test(
  'Payments: a cash payment is recorded and verified in one step',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    await dashboard.open('Payments', `?paymentStatus=pending&q=${stay.code}`);
    const dialog = dashboard.dialog('Record payment');

    await dashboard.button(`Record payment for ${stay.code}`).click();
    await dialog.getByRole('radio', { name: 'UPI' }).check();
    await dialog.getByLabel('UTR number').fill('12345');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('A UTR has exactly 12 digits', { exact: true })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    await dialog.getByLabel('Reference (optional)').fill('');
    await dialog.getByRole('button', { name: 'Record payment' }).click();

    await dashboard.expectToast('Payment Recorded', 'It is verified and the booking confirmed');
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: /^Verified/ }).click();
    await expect(dashboard.booking(stay.code)).toContainText('Cash, recorded by');
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
  },
);

test(
  'Payments: a UTR used for two bookings is flagged in the review',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const utr = aUtr();
    const [first, second] = [await requestStay(), await requestStay()];
    await pay(first, utr);
    await owner.send('POST', `/api/admin/bookings/${(await owner.booking(first.code)).id}/verify-payment`, {
      verified: false,
    });
    await pay(second, utr);

    await dashboard.open('Payments', `?q=${utr}`);
    await expect(dashboard.booking(second.code)).toContainText('Also given for another booking');
    await dashboard.button(`Review ${second.code}`).click();

    await expect(dashboard.dialog('Verify Payment')).toContainText(
      'This UTR number was also given for another booking.',
    );
  },
);

test(
  'Payments: verifying a payment for dates confirmed for another guest leaves the booking pending and tells the owner',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const late = await requestSoleStay();
    const { checkinDate, checkoutDate } = late.input;
    const faster = await requestStay({ checkinDate, checkoutDate });
    await pay(late);
    await owner.confirm(faster.code);
    const { id } = await owner.booking(late.code);
    await dashboard.open('Payments', `?review=${id}`);

    await dashboard.dialog('Verify Payment').getByRole('button', { name: 'Verify Payment' }).click();

    const toast = dashboard.page.getByRole('region', { name: /^Notifications/ });
    await expect(toast).toContainText('Payment Verified');
    await expect(toast).toContainText('dates were just confirmed for another guest');
    expect(await owner.booking(late.code)).toMatchObject({ status: 'pending', paymentStatus: 'verified' });
  },
);

test(
  'Payments: the review of a failed payment without a UTR shows that none was provided',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const stay = await requestStay();
    const booking = await owner.booking(stay.code);
    await dashboard.page.route(`**/api/admin/bookings/${booking.id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), paymentStatus: 'failed' } });
    });

    await dashboard.open('Payments', `?review=${booking.id}`);

    await expect(dashboard.dialog('Verify Payment')).toContainText('UTR numberNot provided');
  },
);

test(
  'Payments: missing values of a booking are shown as N/A or Not Set',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestStay();
    const lacking = { ...(await owner.booking(code)), paymentStatus: null, confirmationCode: '' };
    await page.route(/\/api\/admin\/bookings\?/, (route) => route.fulfill({ json: [lacking] }));

    await dashboard.open('Payments');

    const row = page.getByRole('article').filter({ hasText: input.contactNumber });
    for (const text of ['N/A', 'Not Set', 'No UTR provided']) await expect(row).toContainText(text);
  },
);

test(
  'Payments: an amount below the one due is verified, and the rest is recorded in cash',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    await pay(stay);
    await dashboard.open('Payments', `?q=${stay.code}`);
    await dashboard.button(`Review ${stay.code}`).click();
    const dialog = dashboard.dialog('Verify Payment');
    const amount = dialog.getByLabel('Amount received');
    await expect(amount).toHaveValue('5100');
    await amount.fill('');
    await expect(dialog).toContainText('Enter the amount that arrived in whole rupees.');
    await expect(dialog.getByRole('button', { name: 'Verify Payment' })).toBeDisabled();
    await amount.fill('2000');
    await expect(dialog).toContainText('₹3,100 stays due; the guest is notified.');
    await dialog.getByRole('button', { name: 'Verify Payment' }).click();

    await dashboard.expectToast(
      'Payment Verified',
      'Payment has been verified and booking confirmed. ₹3,100 is still due',
    );
    const mail = await mailTo(stay.input.email, SUBJECTS.verified);
    expect(mail.text).toContain('₹2,000 of ₹5,100 has arrived; ₹3,100 is still to be paid.');

    await dashboard.open('Payments', `?paymentStatus=pending&q=${stay.code}`);
    await dashboard.button(`Record payment for ${stay.code}`).click();
    const record = dashboard.dialog('Record payment');
    await expect(record.getByLabel('Amount')).toHaveValue('3100');
    await record.getByLabel('Amount').fill('none');
    await record.getByRole('button', { name: 'Record payment' }).click();
    await expect(record.getByText('Enter the amount in whole rupees', { exact: true })).toBeVisible();
    await record.getByLabel('Amount').fill('3,100');
    await record.getByRole('button', { name: 'Record payment' }).click();
    await dashboard.expectToast('Payment Recorded', 'It is verified');
    expect(await owner.booking(stay.code)).toMatchObject({ paymentStatus: 'verified', due: 0 });

    await page.getByRole('tab', { name: /^Verified/ }).click();
    await expect(dashboard.booking(stay.code)).toContainText('₹5,100');
  },
);

test(
  'Payments: recording a payment warns of a competing guest who has paid before it confirms the booking',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    const { checkinDate, checkoutDate } = stay.input;
    const paid = await requestStay({ checkinDate, checkoutDate, fullName: 'Chitra Iyer' });
    await pay(paid);
    await dashboard.open('Payments', `?paymentStatus=pending&q=${stay.code}`);
    await dashboard.button(`Record payment for ${stay.code}`).click();
    const record = dashboard.dialog('Record payment');
    const question = dashboard.dialog('Another guest has paid');

    await record.getByRole('button', { name: 'Record payment' }).click();
    await expect(question).toContainText(`Chitra Iyer ${paid.code}`);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'pending', received: 0 });
    await record.getByRole('button', { name: 'Record payment' }).click();
    await question.getByRole('button', { name: /^Confirm / }).click();

    await dashboard.expectToast('Payment Recorded', 'It is verified and the booking confirmed');
    await expect(dashboard.dialog('Decline request')).toContainText(paid.code);
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', received: 5100 });
  },
);

test(
  'Payments: cash is recorded in the details of a booking while a UTR for a part of the amount waits',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 2000, method: 'upi', reference: aUtr() });
    await dashboard.open('Bookings', `?open=${id}`);
    const details = page.getByRole('dialog', { name: `Booking ${stay.code}` });
    const buttons = details.locator('.ant-drawer-footer').locator('button, a');
    await expect(buttons).toHaveText(['Confirm', 'Record payment', 'WhatsApp', 'Change booking', 'Cancel booking']);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });

    await details.getByRole('button', { name: `Record payment for ${stay.code}` }).click();
    const record = dashboard.dialog('Record payment');
    await expect(record).toContainText('₹2,000 waits to be verified already: record only other money here.');
    await expect(record.getByLabel('Amount')).toHaveValue('3100');
    await record.getByRole('button', { name: 'Record payment', exact: true }).click();

    await dashboard.expectToast(
      'Payment Recorded',
      'It is verified and the booking confirmed. ₹2,000 more waits to be verified',
    );
    expect(await owner.booking(stay.code)).toMatchObject({ received: 3100, waiting: 2000 });
  },
);

test('Payments: the tabs Due and Deposits list what guests owe, and what is to be returned to them', async ({
  page,
  dashboard,
}) => {
  const stay = {
    ...{
      bookingId: 1,
      confirmationCode: 'FH-ABCD1234',
      fullName: 'Asha Rao',
      email: null,
      contactNumber: '9876543210',
    },
    ...{ checkinDate: '2026-12-20', checkoutDate: '2026-12-21' },
  };
  const due: DueRow = { ...stay, dueNow: 2040, dueLater: 3060, dueOn: '2026-12-12' };
  const deposit: DepositRow = { ...stay, deposit: 10_000, isToReturn: true };
  await page.route('**/api/admin/money/due?*', (route) => route.fulfill({ json: [due] }));
  await page.route('**/api/admin/money/deposits?*', (route) => route.fulfill({ json: [deposit] }));
  await dashboard.open('Payments');

  await page.getByRole('tab', { name: 'Due' }).click();
  const owed = dashboard.record('FH-ABCD1234');
  for (const text of ['Asha Rao', '12 Dec', '₹3,060', '₹2,040']) await expect(owed).toContainText(text);
  await page.getByRole('tab', { name: 'Deposits' }).click();
  const held = dashboard.record('FH-ABCD1234');
  for (const text of ['Asha Rao', 'To return', '₹10,000']) await expect(held).toContainText(text);
});
