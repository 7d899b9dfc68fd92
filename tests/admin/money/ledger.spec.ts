import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { expect, test } from '../../support/browser/dashboard.ts';
import { requestSoleStay } from '../../support/guests.ts';

test(
  'Ledger: shows a verified payment with its booking, filters it, and exports the month and its tax',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    const reference = `NEFT ${randomUUID().slice(0, 8)}`;
    await owner.send('POST', `/api/admin/bookings/${id}/record-payment`, { method: 'bank', reference, verify: true });
    await dashboard.open('Payments');

    await page.getByRole('tab', { name: 'Ledger' }).click();
    const ledger = page.getByRole('region', { name: 'Ledger' });
    await dashboard.choose(ledger.getByLabel('Method'), 'Bank transfer');
    await dashboard.choose(ledger.getByLabel('Kind'), 'Payment');

    const entry = dashboard.record(reference);
    for (const text of [code, input.fullName, 'Payment', 'Bank transfer', '₹5,100'])
      await expect(entry).toContainText(text);
    await expect(ledger.getByText(/^Received by Bank transfer ₹[\d,]+$/)).toBeVisible();
    await expect(page).toHaveURL(/show=ledger.*method=bank.*kind=payment/);
    await page.reload();
    await expect(entry).toContainText('₹5,100');

    const [download] = await Promise.all([page.waitForEvent('download'), dashboard.button('Export CSV').click()]);
    const month = istDate(new Date()).slice(0, 7);
    expect(download.suggestedFilename()).toBe(`ledger-${month}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).split('\n').filter((line) => line.includes(code));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"payment","bank","${reference}","5100"`);
    await dashboard.expectToast('Export Complete', `The ledger of ${formatMonth(month)} has been exported to CSV`);

    const [tax] = await Promise.all([page.waitForEvent('download'), dashboard.button('Export tax').click()]);
    expect(tax.suggestedFilename()).toBe(`tax-${month}.csv`);
    await dashboard.expectToast('Export Complete', `The tax of ${formatMonth(month)} has been exported to CSV`);

    await entry.getByRole('button', { name: `Details of ${code}` }).click();
    await expect(page.getByRole('dialog').getByText(input.fullName).first()).toBeVisible();
  },
);

test(
  'Ledger: a month without entries shows an empty state, and another tab shows payments again',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await dashboard.open('Payments', '?show=ledger&month=2031-01');

    await expect(page.getByText('No entries found', { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('tab', { name: /^Verified/ }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page).not.toHaveURL(/show=|month=/);
  },
);
