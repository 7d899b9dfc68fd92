import type { BankLineCounts, CertainAccepted } from '@farmhouse/contracts/bookings/payment/bank';
import { formatListedDays } from '@farmhouse/contracts/text/dates';
import type { Locator } from '@playwright/test';
import { accepted } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { today } from '../../support/dates.ts';
import { aUtr, pay, requestSoleStay, requestStay } from '../../support/guests.ts';

const day = today().split('-').reverse().join('/');

/** A statement of HDFC with these deposits. */
const statement = (...rows: [text: string, reference: string, amount: number][]): string =>
  [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...rows.map(([text, reference, amount]) => `${day},${text},${reference},${day},,${amount}.00,90000.00`),
  ].join('\n');

test(
  'Bank statement: pasted lines verify a matching payment, and another one for a chosen booking',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const [utr, note] = [aUtr(), `FATHER ${aUtr()}`];
    const [submitted, other] = [await requestSoleStay({ guestCount: 4 }), await requestSoleStay({ guestCount: 3 })];
    await pay(submitted, utr);
    await dashboard.open('Payments', '?show=bank&page=2');
    const tab = page.getByRole('region', { name: 'Bank statement' });
    await expect(tab.getByText('We never ask for the password of your bank.')).toBeVisible();
    const file = tab.getByLabel('CSV file');
    await file.focus();
    await file.setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from('Date') });
    await expect(tab.getByText('statement.csv', { exact: true })).toBeVisible();
    await expect(file).toBeFocused();

    await tab.getByLabel('Or paste text').fill(statement(['UPI-ASHA', utr, 5100], [note, '', 2500]));
    await tab.getByRole('button', { name: 'Import', exact: true }).click();
    await dashboard.expectToast('Statement Imported', '2 new');

    const exactMatch = dashboard.record(utr);
    await expect(exactMatch).toContainText('Exact match');
    const { checkinDate, checkoutDate = checkinDate } = submitted.input;
    await expect(exactMatch).toContainText(formatListedDays(checkinDate, checkoutDate, today()));
    await exactMatch.getByRole('button', { name: /^Accept / }).click();
    await dashboard.expectToast('Payment Verified', submitted.code);
    await expect(exactMatch).toHaveCount(0);
    expect(await owner.booking(submitted.code)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });

    await tab.getByRole('button', { name: /^Unknown/ }).click();
    await dashboard
      .record(note)
      .getByRole('button', { name: /^Choose the booking of/ })
      .click();
    const dialog = dashboard.dialog('Choose the booking');
    await dialog.getByRole('searchbox').fill(other.code);
    await dialog.getByRole('button', { name: `Accept for ${other.code}` }).click();
    await dashboard.expectToast('Payment Verified', other.code);
    await expect(dialog).toHaveCount(0);
    expect(await owner.booking(other.code)).toMatchObject({ received: 2500, paymentMethod: 'bank' });
  },
);

test('Bank statement: a verified payment that no line shows stays listed', async ({ page, dashboard, owner }) => {
  const [utr, stay] = [aUtr(), await requestSoleStay()];
  await pay(stay, utr);
  const { id } = await owner.booking(stay.code);
  accepted(await owner.call('POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } }));
  const text = statement([`CASH ${aUtr()}`, '', 70]);
  accepted(await owner.call('POST', '/api/admin/bank-statements', { body: { text } }));

  await dashboard.open('Payments', '?show=bank');
  const list = page.getByRole('region', { name: /^Payments without a line/ });

  await expect(list).toContainText(utr);
  await list.getByRole('button', { name: `Details of ${stay.code}` }).click();
  await expect(page.getByRole('dialog')).toContainText(stay.input.fullName);
});

for (const [kind, give] of [
  ['text', (tab: Locator, content: string) => tab.getByLabel('Or paste text').fill(content)],
  [
    'file',
    (tab: Locator, content: string) =>
      tab
        .getByLabel('CSV file')
        .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }),
  ],
] as const) {
  test(
    `Bank statement: the columns of an unknown bank's ${kind} are chosen in a preview`,
    { tag: '@desktop' },
    async ({ page, dashboard, watch }) => {
      watch.expectRefusals(400);
      await dashboard.open('Payments', '?show=bank');
      const tab = page.getByRole('region', { name: 'Bank statement' });
      const text = `A STRANGER ${aUtr()}`;
      await give(tab, `When,What,How much\n${day},${text},812.50`);
      await tab.getByRole('button', { name: 'Import', exact: true }).click();

      await expect(tab.getByText('Match the columns')).toBeVisible();
      for (const [field, column] of [
        ['Date', 'When'],
        ['Text', 'What'],
        ['Credit amount', 'How much'],
      ] as const) {
        await dashboard.choose(tab.getByRole('combobox', { name: field, exact: true }), column);
      }
      await tab.getByRole('button', { name: 'Preview' }).click();
      await expect(tab.getByRole('status')).toContainText('₹812.50');
      await tab.getByRole('button', { name: 'Import', exact: true }).click();
      await dashboard.expectToast('Statement Imported', '1 new');

      await tab.getByRole('button', { name: /^Unknown/ }).click();
      await dashboard
        .record(text)
        .getByRole('button', { name: /^Ignore/ })
        .click();
      await dashboard.expectToast('Line Ignored', 'The line is ignored');
    },
  );
}

test(
  'Bank statement: choosing the bank whose columns are known allows the preview that was refused without it',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(400);
    const text = (amount: number) => `On,About,Paid in\n${day},A STRANGER ${aUtr()},${amount}`;
    const columns = { date: 'On', text: 'About', credit: 'Paid in' };
    const known = { text: text(640), bank: 'axis', columns };
    accepted(await owner.call('POST', '/api/admin/bank-statements', { body: known }));
    await dashboard.open('Payments', '?show=bank');
    const tab = page.getByRole('region', { name: 'Bank statement' });
    await tab.getByLabel('Or paste text').fill(text(641.5));
    await tab.getByRole('button', { name: 'Preview' }).click();
    await expect(tab.getByText('Choose the bank, and these columns are remembered.')).toBeVisible();

    await dashboard.choose(tab.getByRole('combobox', { name: 'Bank', exact: true }), 'Axis Bank');
    await tab.getByRole('button', { name: 'Preview' }).click();

    await expect(tab.getByRole('status')).toContainText('₹641.50');
  },
);

test(
  'Bank statement: a preview shows the columns that were found, and the import names the rows that it could not read',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Payments', '?show=bank');
    const tab = page.getByRole('region', { name: 'Bank statement' });
    const text = `${statement([`CASH ${aUtr()}`, '', 70])}\nsome day,CASH,,,,80.00,1.00`;
    await tab.getByLabel('Or paste text').fill(text);

    await tab.getByRole('button', { name: 'Preview' }).click();
    await expect(tab.getByRole('group', { name: 'Match the columns' })).toContainText('Narration');
    await expect(tab.getByRole('status')).toContainText('₹70');
    await tab.getByRole('button', { name: 'Import', exact: true }).click();

    await dashboard.expectToast('Statement Imported', '1 new, 1 not readable: row 3');
    await expect(tab.getByRole('alert')).toContainText('Row 3: No date that can be read');
  },
);

test(
  'Bank statement: all exact matches are accepted at once, and the toast says what became of them',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const answer: CertainAccepted = { accepted: 2, unconfirmed: ['FH-ABCD1234'], failed: [], left: 0 };
    const counts: BankLineCounts = { proposed: 2, accepted: 0, unknown: 0, ignored: 0, certain: 2 };
    await page.route('**/api/admin/bank-lines/counts', (route) => route.fulfill({ json: counts }));
    await page.route('**/api/admin/bank-lines/accept-certain', (route) => route.fulfill({ json: answer }));
    await dashboard.open('Payments', '?show=bank');

    const call = page.waitForRequest('**/api/admin/bank-lines/accept-certain');
    await dashboard.button('Accept all exact matches (2)').click();

    expect((await call).method()).toBe('POST');
    await dashboard.expectToast('Payments Verified', '2 verified. Not confirmed: FH-ABCD1234.');
  },
);

test(
  'Bank statement: accepting a line warns of a competing guest who has paid before it confirms the booking',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const [utr, stay] = [aUtr(), await requestSoleStay({ guestCount: 4 })];
    await pay(stay, utr);
    const { checkinDate, checkoutDate } = stay.input;
    const rival = await requestStay({ checkinDate, checkoutDate, fullName: 'Chitra Iyer' });
    await pay(rival);
    const text = statement(['UPI-ASHA', utr, 5100]);
    accepted(await owner.call('POST', '/api/admin/bank-statements', { body: { text } }));
    await dashboard.open('Payments', '?show=bank&line=proposed');

    await dashboard
      .record(utr)
      .getByRole('button', { name: /^Accept / })
      .click();
    const question = dashboard.dialog('Another guest has paid');
    await expect(question).toContainText(`Chitra Iyer ${rival.code}`);
    expect((await owner.booking(stay.code)).status).toBe('pending');
    await question.getByRole('button', { name: /^Confirm / }).click();

    await dashboard.expectToast('Payment Verified', stay.code);
    await expect(page.getByRole('dialog').filter({ hasText: rival.code })).toBeVisible();
    expect((await owner.booking(stay.code)).status).toBe('confirmed');
  },
);
