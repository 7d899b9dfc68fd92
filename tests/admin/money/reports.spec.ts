import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { expect, test } from '../../support/browser/dashboard.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { failUntilTriedAgain } from '../../support/browser/failing-reads.ts';

const MONTH = istDate(new Date()).slice(0, 7);

test('Reports: shows what a month received by method, and the months of its financial year', async ({
  page,
  dashboard,
  owner,
}) => {
  const { code } = await requestSoleStay({ guestCount: 4 });
  const { id } = await owner.booking(code);
  await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'card', verify: true });
  await owner.send('POST', `/api/admin/bookings/${id}/refunds`, { amount: 100, method: 'card' });
  await dashboard.open('Payments');
  const response = page.waitForResponse(`**/api/admin/money/reports?month=${MONTH}`);

  await page.getByRole('tab', { name: 'Reports' }).click();

  const report = (await (await response).json()) as MoneyReport;
  const shown = page.getByRole('region', { name: 'Reports' });
  const methods = shown.getByRole('table', { name: `Received and refunded in ${formatMonth(MONTH)} by method` });
  const card = report.methods.find(({ method }) => method === 'card');
  const amounts = (moved: { received: number; refunded: number } | undefined) =>
    [moved?.received ?? 0, moved?.refunded ?? 0].map(formatRupees);
  await expect(methods.getByRole('row', { name: /^Card/ }).getByRole('cell')).toHaveText(amounts(card));
  await expect(methods.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText(amounts(report));
  expect(card?.received).toBeGreaterThanOrEqual(5100);

  await shown.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(/show=reports.*month=/);
  await page.goBack();
  await expect(shown.getByRole('heading', { name: formatMonth(MONTH) })).toBeVisible();
});

test(
  'Reports: an empty month says that no money moved, and a failed report can be reloaded',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    await dashboard.open('Payments', '?show=reports&month=2031-01');
    await expect(page.getByText('No money moved', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Financial year 2030-31' })).toBeVisible();

    watch.expectRefusals(503);
    await failUntilTriedAgain(page, '**/api/admin/money/reports?*');
    await page.reload();
    await expect(page.getByText('The report could not be loaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No money moved', { exact: true })).toBeVisible();
  },
);

test('Reports: with a GST number the tax of the month is named', { tag: '@phone' }, async ({ page, dashboard }) => {
  await page.route('**/api/admin/money/reports?*', async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as MoneyReport;
    await route.fulfill({ json: { ...report, tax: { taxable: 4857.14, cgst: 121.43, sgst: 121.43 } } });
  });
  await dashboard.open('Payments', `?show=reports&month=${MONTH}`);

  const gst = page.getByRole('region', { name: 'GST' });
  await expect(gst.locator('dt, dd')).toHaveText(['Taxable', '₹4,857.14', 'CGST', '₹121.43', 'SGST', '₹121.43']);
});
