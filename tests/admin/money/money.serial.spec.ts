import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { Owner } from '../../support/api/owner.ts';
import { call } from '../../support/api/call.ts';
import { openAsGuest, setGuestCookie } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { today } from '../../support/dates.ts';
import { eventually } from '../../support/eventually.ts';
import { aUtr, requestSoleStay, type Requested } from '../../support/guests.ts';
import { aPhoto } from '../../support/pictures/picture-files.ts';

const TOTAL = 5100;
const ADVANCE = 2040;
const BALANCE = TOTAL - ADVANCE;

const setAdvance = (owner: Owner, value: string) => owner.set('advance_percent', value);

test.afterEach(({ owner }) => setAdvance(owner, '100'));

/** A confirmed stay with an advance of forty percent; bookings receives changed settings after a moment. */
async function aStayWithAdvance(owner: Owner): Promise<Requested> {
  await setAdvance(owner, '40');
  return eventually(async () => {
    const stay = await requestSoleStay({ guestCount: 4 });
    const { json } = await call<GuestBooking>('GET', `/api/bookings/${stay.code}`, { cookie: stay.cookie });
    expect(json.terms.advancePercent).toBe(40);
    await owner.confirm(stay.code);
    return stay;
  });
}

test('the payment page of a stay with an advance asks for the advance, or for everything if its guest chooses so', async ({
  page,
  owner,
}) => {
  const stay = await aStayWithAdvance(owner);
  await setGuestCookie(page, stay);
  await page.goto(`/payment?booking=${stay.code}`);
  const choice = (name: string) => page.getByRole('radio', { name });
  const qr = (amount: number) => page.getByRole('img', { name: `QR code to pay ${formatRupees(amount)} to` });
  await expect(choice('Pay the advance ₹2,040')).toBeChecked();
  await expect(qr(ADVANCE)).toBeVisible();

  await choice('or everything ₹5,100').check();

  await expect(qr(TOTAL)).toBeVisible();
  await expect(page.getByText('Amount, whole stay')).toBeVisible();
  await expect(page.getByText('The balance of')).toHaveCount(0);
  await expect(page.getByText('The reference of your transfer of ₹5,100.')).toBeVisible();
});

const monthOf = (owner: Owner): Promise<MoneyReport> =>
  owner.get<MoneyReport>(`/api/admin/money/reports?month=${today().slice(0, 7)}`);

test('from advance to returned deposit, ledger, receipts, report and monthly export of a stay agree', async ({
  page,
  dashboard,
  owner,
}) => {
  test.slow();
  const stay = await aStayWithAdvance(owner);
  const { code } = stay;
  const { id } = await owner.booking(code);
  const before = await monthOf(owner);
  const utr = aUtr();

  await setGuestCookie(page, stay);
  await page.goto(`/payment?booking=${code}`);
  await expect(page.getByRole('main')).toContainText(formatRupees(ADVANCE));
  await page.getByLabel('UPI Transaction Reference (UTR)').fill(utr);
  await page.getByRole('button', { name: 'Send reference' }).click();
  await expect(page).toHaveURL(/payment-success/);
  await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: true });

  for (const [amount, method, reference] of [
    [BALANCE / 2, 'Cash', ''],
    [BALANCE / 2, 'UPI', aUtr()],
  ] as const) {
    const { paymentStatus } = await owner.booking(code);
    await dashboard.open('Payments', `?q=${code}&paymentStatus=${paymentStatus}`);
    await dashboard.button(`Record payment for ${code}`).click();
    const record = dashboard.dialog('Record payment');
    await record.getByLabel('Amount').fill(String(amount));
    await record.getByText(method, { exact: true }).click();
    if (reference) await record.getByLabel('UTR number').fill(reference);
    await record.getByRole('button', { name: 'Record payment' }).click();
    await expect(record).toHaveCount(0);
  }

  await dashboard.open('Bookings', `?open=${id}`);
  const money = page.getByRole('dialog', { name: `Booking ${code}` }).getByRole('region', { name: 'Money' });
  const deposit = dashboard.dialog('Security deposit');
  const record = () => deposit.getByRole('button', { name: 'Record', exact: true }).click();
  await money.getByRole('button', { name: 'Deposit', exact: true }).click();
  await deposit.getByLabel('Amount').fill('5000');
  await record();
  await dashboard.expectToast('Deposit Taken');
  await money.getByRole('button', { name: 'Deposit', exact: true }).click();
  await deposit.getByText('Keep a part', { exact: true }).click();
  await deposit.getByLabel('Amount').fill('2000');
  await deposit.getByLabel('Reason, for the guest').fill('A broken lamp');
  await deposit.getByLabel('Add pictures').setInputFiles(await aPhoto('lamp.jpg'));
  await record();
  await dashboard.expectToast('Deposit Kept', 'Customer has been notified of the reason');
  await money.getByRole('button', { name: 'Deposit', exact: true }).click();
  await record();
  await dashboard.expectToast('Deposit Returned');

  const { entries, balance } = await owner.get<BookingLedger>(`/api/admin/bookings/${id}/ledger`);
  expect(balance).toMatchObject({ total: TOTAL, received: TOTAL, dueNow: 0, dueLater: 0, credit: 0, deposit: 0 });
  expect(entries.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
    ['charge', TOTAL, null],
    ['payment', ADVANCE, 'upi'],
    ['payment', BALANCE / 2, 'cash'],
    ['payment', BALANCE / 2, 'upi'],
    ['deposit_taken', 5000, 'cash'],
    ['deposit_kept', 2000, null],
    ['deposit_returned', 3000, 'cash'],
  ]);

  await openAsGuest(page, stay);
  const receipts = page.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
  await expect(receipts).toHaveCount(3);
  await expect(receipts).toContainText([ADVANCE, BALANCE / 2, BALANCE / 2].map(formatRupees));
  await receipts.first().getByRole('link', { name: /^R\// }).click();
  await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatRupees(ADVANCE));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^R-\d{4}-\d\d-\d{4,}\.pdf$/);

  const after = await monthOf(owner);
  expect(after.received - before.received).toBe(TOTAL);
  expect(after.deposits.kept - before.deposits.kept).toBe(2000);
  expect(after.deposits.held).toBe(before.deposits.held);
  const { text } = await owner.call('GET', `/api/admin/ledger/export?month=${today().slice(0, 7)}`);
  const rows = text.split('\n').filter((row) => row.includes(code));
  const [header = ''] = text.split('\n');
  const columns = header.replaceAll(/["\uFEFF\r]/g, '').split(',');
  const [kindAt, amountAt] = [columns.indexOf('Kind'), columns.indexOf('Amount')];
  const exported = rows.map((row) => row.split('","')).map((cells) => [cells[kindAt], Number(cells[amountAt])]);
  expect(exported).toEqual(entries.map(({ kind, amount }) => [kind, amount]));
});
