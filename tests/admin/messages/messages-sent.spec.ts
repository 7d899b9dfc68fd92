import { expect, test } from '../../support/browser/dashboard.ts';
import { eventually } from '../../support/eventually.ts';
import { requestStay } from '../../support/guests.ts';
import { mailsTo } from '../../support/mails/mailbox.ts';
import { failUntilTriedAgain } from '../../support/browser/failing-reads.ts';

test('Messages Sent: a guest’s email is listed with its delivery, and opens in WhatsApp with its text', async ({
  page,
  dashboard,
}) => {
  const { code, input } = await requestStay();
  await eventually(async () => expect(await mailsTo(input.email)).toHaveLength(1));
  await dashboard.open('Messages Sent');
  const row = page.getByRole('article', { name: `Request received to ${input.email}` });

  await expect(row).toContainText('Sent');
  await expect(row).toContainText(`Email: ${input.email}`);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opening = page.waitForEvent('popup');
  await row.getByRole('button', { name: 'Open in WhatsApp: Request received' }).click();
  const opened = await opening;
  await opened.waitForURL('https://wa.me/**');
  expect(new URL(opened.url()).searchParams.get('text')).toContain(code);
  await opened.close();
  await row.getByRole('link', { name: code }).click();
  const messages = dashboard.dialog(`Booking ${code}`).getByRole('region', { name: 'Messages sent' });
  await expect(messages).toContainText('Request received');
});

test('Messages Sent: filters are chosen by keyboard and kept in the URL, and an empty result says so', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('Messages Sent', '?channel=whatsapp&status=read');
  await expect(page.getByText('No messages found')).toBeVisible();
  const channels = page.getByRole('group', { name: 'Messages by channel' });
  await expect(channels.getByRole('button', { name: 'WhatsApp', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await channels.getByRole('button', { name: 'Email', exact: true }).press('Enter');

  await expect(page).toHaveURL(/channel=mail/);
  const statuses = page.getByRole('group', { name: 'Messages by status' });
  await statuses.getByRole('button', { name: 'Sent', exact: true }).press('Space');
  await expect(page).toHaveURL(/status=sent/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Messages Sent: a search by keyboard is kept in the URL, and a search without hits is named', async ({
  page,
  dashboard,
}) => {
  const { input } = await requestStay();
  await eventually(async () => expect(await mailsTo(input.email)).toHaveLength(1));
  await dashboard.open('Messages Sent');
  const box = page.getByRole('searchbox', { name: 'Search by recipient, booking code or kind of message' });

  await box.fill(input.email);
  await box.press('Enter');

  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(input.email)}`));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: `Request received to ${input.email}` })).toBeVisible();

  await box.fill('nobody was written to');
  await expect(page.getByText('No message matches “nobody was written to”')).toBeVisible();
});

test('Messages Sent: a list that cannot be loaded shows an error, and is loaded again on request', async ({
  page,
  dashboard,
  watch,
}) => {
  watch.expectRefusals(503);
  await failUntilTriedAgain(page, '**/api/admin/messages-sent*');
  await dashboard.open('Messages Sent');
  await expect(page.getByRole('alert')).toContainText('The messages could not be loaded');

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('alert')).toBeHidden();
});
