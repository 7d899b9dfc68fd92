import { randomInt } from 'node:crypto';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { PrivacyRequestFiled, PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';

const HOSTILE = '<img src=x onerror="window.attacked=true">\n</script><script>window.attacked=true</script>';

/** Sends a message from the contact form under a unique name. */
async function aMessage(fields: object = {}): Promise<{ name: string; email: string }> {
  const sender = { name: `Asha ${Date.now()}${randomInt(1000)}`, email: `asha${randomInt(1e9)}@example.com` };
  accepted(await call('POST', '/api/contact', { body: { ...sender, message: 'Is the pool heated?', ...fields } }));
  return sender;
}

test(
  'Messages: opening a message marks it as read, and a sent reply shows its author and time',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const fields = { phone: '+91 98765 43210', subject: 'Pool & lawn?' };
    const { name, email } = await aMessage(fields);
    await dashboard.open('Messages', `?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row).toContainText('New');
    const stored = async () => (await owner.get<ContactMessageView[]>(`/api/admin/contact-messages?q=${email}`))[0];

    await dashboard.button(`Open the message from ${name}`).click();
    const drawer = dashboard.dialog(`Message from ${name}`);
    await expect(drawer).toContainText('Is the pool heated?');
    await expect(row).toContainText('Read');
    expect((await stored())?.status).toBe('read');
    const linkTo = (link: string) => expect(drawer.getByRole('link', { name: link, exact: true }));
    await linkTo('WhatsApp').toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha/);
    await linkTo('Call').toHaveAttribute('href', 'tel:+919876543210');
    await linkTo('Mail').toHaveAttribute('href', `mailto:${email}?subject=Re%3A%20Pool%20%26%20lawn%3F`);

    await expect(drawer.getByRole('button', { name: 'Send Reply' })).toBeDisabled();
    await drawer.getByLabel('Reply', { exact: true }).fill('Yes, from October to March.');
    await drawer.getByRole('button', { name: 'Send Reply' }).click();
    await dashboard.expectToast('Reply Sent', `Your reply is on its way to ${email}`);
    await expect(drawer.getByRole('region', { name: 'Your reply' })).toContainText('Yes, from October to March.');
    await expect(
      drawer.getByText(/^Answered by admin on \w{3}, \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m$/),
    ).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'replied', replied: true, repliedBy: 'admin' });

    await dashboard.choose(drawer.getByRole('combobox', { name: 'Status' }), 'Archived');
    await dashboard.expectToast('Success', 'Message status updated successfully');
    await page.locator('.undo-bar li').filter({ hasText: name }).getByRole('button', { name: 'Undo' }).click();
    await expect(drawer.getByText('Replied', { exact: true })).toBeVisible();
    await dashboard.choose(drawer.getByRole('combobox', { name: 'Status' }), 'Archived');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(row).toContainText('Archived');
  },
);

test(
  'Messages: the sidebar and the filter count a new message and an open privacy request',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { name } = await aMessage();

    await dashboard.open('Messages', '?status=new');

    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    const filter = page.getByRole('group', { name: 'Messages by status' });
    await expect(filter.getByRole('button', { name: /^New \([\d,]+\)$/, pressed: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Inbox \([\d,]+\)$/ })).toBeVisible();
    const sections = await dashboard.sections();
    const link = sections.getByRole('link', { name: 'Messages', exact: true });
    await expect(link).toHaveAccessibleDescription(/^\d+\+? waiting$/);
  },
);

test(
  'Messages: a rejected reply keeps the input, and closing it asks for confirmation',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(409);
    const { name } = await aMessage();
    const refusal = { message: 'This message was answered already', code: 'already-replied' };
    await page.route('**/api/admin/contact-messages/*/reply', (route) => route.fulfill({ status: 409, json: refusal }));
    await dashboard.open('Messages', `?q=${encodeURIComponent(name)}`);
    await dashboard.button(`Open the message from ${name}`).click();
    const drawer = dashboard.dialog(`Message from ${name}`);
    await drawer.getByLabel('Reply', { exact: true }).fill('Yes');

    await drawer.getByRole('button', { name: 'Send Reply' }).click();

    await dashboard.expectToast('Error', refusal.message);
    await expect(drawer.getByLabel('Reply', { exact: true })).toHaveValue('Yes');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await dashboard.button('Keep editing').click();
    await expect(drawer.getByLabel('Reply', { exact: true })).toHaveValue('Yes');
  },
);

test(
  'Messages: HTML in a message is shown as text and never runs',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { name } = await aMessage({ subject: HOSTILE, message: HOSTILE });
    await dashboard.open('Messages', `?q=${encodeURIComponent(name)}`);

    await dashboard.button(`Open the message from ${name}`).click();

    const drawer = dashboard.dialog(`Message from ${name}`);
    await expect(drawer.getByText('</script><script>window.attacked=true</script>').first()).toBeVisible();
    await expect(drawer.locator('img')).toHaveCount(0);
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'Messages: a privacy request shows the days left and is closed with a note',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const body = {
      type: 'delete',
      name: 'Bala <b>Rao</b>',
      email: `bala${randomInt(1e9)}@example.com`,
      details: HOSTILE,
    };
    const { reference } = accepted(await call<PrivacyRequestFiled>('POST', '/api/privacy-requests', { body }));
    await dashboard.open('Messages');
    await page.getByRole('tab', { name: /^Privacy Requests/ }).click();
    await page.getByRole('searchbox').fill(reference);
    const row = page.getByRole('article').filter({ hasText: reference });
    for (const shown of ['Delete My Data', 'Bala <b>Rao</b>', 'New', '30 days left', '</script>'])
      await expect(row).toContainText(shown);

    await dashboard.button(`Handle ${reference}`).click();
    const form = dashboard.dialog(`Delete My Data ${reference}`);
    await dashboard.choose(form.getByLabel('Status'), 'Completed');
    await expect(form.getByText(`A mail with the note goes to ${body.email}`, { exact: true })).toBeVisible();
    await form.getByLabel('Note').fill('Everything is deleted');
    await form.getByRole('button', { name: 'Save' }).click();

    await dashboard.expectToast('Success', 'Privacy request updated successfully');
    for (const shown of ['Completed', 'Closed', 'Note: Everything is deleted']) await expect(row).toContainText(shown);
    const [stored] = await owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${reference}`);
    expect(stored).toMatchObject({ status: 'completed', note: 'Everything is deleted', closedAt: expect.any(String) });
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'Messages: an empty inbox shows an empty state, and a failed load shows an error',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    const list = /\/api\/admin\/contact-messages\?/;
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await dashboard.open('Messages');
    await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();

    await page.unroute(list);
    // until the click: a message that another guest sends meanwhile makes the dashboard read the list again
    await page.route(list, async (route) =>
      (await page.evaluate('window.isTriedAgain')) ? route.continue() : route.fulfill({ status: 503, body: '' }),
    );
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The messages could not be loaded');
    await page.evaluate(`addEventListener('click', () => { window.isTriedAgain = true; }, { capture: true })`);
    await dashboard.button('Try again').click();

    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'Messages: Back on a phone closes an open message and stays in the inbox',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const { name } = await aMessage();
    await dashboard.open('Messages', `?q=${encodeURIComponent(name)}`);
    await dashboard.button(`Open the message from ${name}`).click();
    await expect(dashboard.dialog(`Message from ${name}`)).toBeVisible();
    await expect.poll(() => page.evaluate('history.state?.overlay')).toBe(true);

    await page.goBack();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dashboard.expectSection('Messages');
  },
);
