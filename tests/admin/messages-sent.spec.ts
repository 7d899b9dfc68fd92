import { expect, test } from '../support/browser/dashboard.ts';
import { eventually } from '../support/eventually.ts';
import { requestStay } from '../support/guests.ts';
import { mailsTo } from '../support/mails/mailbox.ts';

const KEYS = { accessToken: null, appSecret: null, verifyToken: null };

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

test('Messages Sent: a list that cannot be loaded shows an error, and is loaded again on request', async ({
  page,
  dashboard,
  watch,
}) => {
  watch.expectFailedRequests();
  await page.route('**/api/admin/messages-sent*', (route) => route.abort());
  await dashboard.open('Messages Sent');
  await expect(page.getByRole('alert')).toContainText('The messages could not be loaded');

  await page.unroute('**/api/admin/messages-sent*');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('alert')).toBeHidden();
});

test(
  'WhatsApp: keys are entered and never shown again, and a message gets its template',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    await dashboard.open('WhatsApp');
    await expect(dashboard.page.getByText('No guest has opted out with STOP.')).toBeVisible();
    await page.getByLabel('Phone number ID').fill('106540352242922');
    await page.getByLabel('Access token').fill('EAAG-a-token-that-nobody-shows-7788');

    await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Save' }).click();

    await dashboard.expectToast('Saved', 'The WhatsApp settings apply from the next message on');
    await expect(page.getByLabel('Access token')).toHaveValue('');
    await expect(page.getByPlaceholder('Set, ends with 7788')).toBeVisible();
    await page.reload();
    await expect(page.getByPlaceholder('Set, ends with 7788')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('EAAG-a-token');
    await dashboard.button('Add template of Booking confirmed').click();
    const form = dashboard.dialog('Template: Booking confirmed');
    await form.getByLabel('Name').fill('booking_confirmed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('booking_confirmed, en')).toBeVisible();
    await owner.send('PUT', '/api/admin/whatsapp', { ...KEYS, phoneNumberId: null, templates: [] });
  },
);
