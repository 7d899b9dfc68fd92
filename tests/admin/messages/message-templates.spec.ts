import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { MessageTemplateView } from '@farmhouse/contracts/messages/message-template';
import { formatListedDay } from '@farmhouse/contracts/text/dates';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/dashboard.ts';
import { requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';

/** A message that no other test reads or changes. */
interface Message {
  kind: string;
  name: string;
  /** The stored message. */
  stored: () => Promise<MessageTemplateView | undefined>;
}

interface TemplateFixtures {
  /** Resets a message before and after the test: to the original texts, switched on. */
  aMessage: (kind: string, name: string) => Promise<Message>;
}

const test = base.extend<TemplateFixtures>({
  aMessage: async ({ owner }, use) => {
    const taken: string[] = [];
    const templates = () => owner.get<MessageTemplateView[]>('/api/admin/message-templates');
    const find = async (kind: string) => (await templates()).find((one) => one.kind === kind);
    const original = async (kind: string) =>
      owner.send('PUT', `/api/admin/message-templates/${kind}`, {
        ...(await find(kind))?.original,
        enabled: true,
      });
    await use(async (kind, name) => {
      taken.push(kind);
      await original(kind);
      return { kind, name, stored: () => find(kind) };
    });
    for (const kind of taken) await original(kind);
  },
});

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test(
  'Message Templates: a text with a field is written by keyboard, previewed as mail, WhatsApp and SMS, tested and saved',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aMessage }) => {
    const { name, stored } = await aMessage('arrival-day', 'Day of arrival');
    const started = Date.now();
    const [address] = (await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings')).filter(
      ({ key }) => key === 'booking_email',
    );
    await dashboard.open('Message Templates');
    await dashboard.button(`Edit ${name}`).click();
    const editor = dashboard.dialog(name);
    const mark = `Namaste ${Date.now()}`;
    await editor.getByLabel('Subject').fill(mark);
    await editor.getByLabel('Text', { exact: true }).fill('Dear , all stays as it is.');
    await editor.getByLabel('Text', { exact: true }).press('Home');
    for (let step = 0; step < 'Dear '.length; step += 1) await page.keyboard.press('ArrowRight');
    const chip = editor.getByRole('button', { name: 'First name' });
    await chip.focus();
    await chip.press('Enter');
    await expect(editor.getByLabel('Text', { exact: true })).toHaveValue(
      'Dear {{guest_first_name}}, all stays as it is.',
    );

    const frame = editor.frameLocator('iframe');
    await expect(frame.getByRole('paragraph').filter({ hasText: 'Dear Asha, all stays as it is.' })).toBeVisible();
    await editor.getByText('WhatsApp', { exact: true }).click();
    await expect(editor.getByRole('region', { name: 'Preview' })).toContainText(mark);
    await editor.getByText('SMS', { exact: true }).click();
    await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('30 characters, 1 message');

    await editor.getByRole('button', { name: 'Send a test to me' }).click();
    await dashboard.expectToast('Test Sent', `It is on its way to ${address?.value}`);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await dashboard.expectToast('Message Saved', `Guests get it from now on: ${name}`);
    await expect(row(page, name)).toContainText('Your text');

    const mail = await mailTo(address?.value ?? '', new RegExp(`^Test: ${mark}`));
    expect(mail.text).toContain('Dear Asha, all stays as it is.');
    expect(await stored()).toMatchObject({
      subject: mark,
      body: 'Dear {{guest_first_name}}, all stays as it is.',
    });
    expect(Date.now() - started, 'changed and tried within a minute').toBeLessThan(60_000);
  },
);

test(
  'Message Templates: an unknown field is marked in its text, leaving unsaved input asks, and an earlier text is restored',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch, aMessage }) => {
    const { kind, name, stored } = await aMessage('balance-due', 'Balance due');
    watch.expectRefusals(400);
    for (const body of ['The first text', 'The second text'])
      await owner.send('PUT', `/api/admin/message-templates/${kind}`, {
        subject: 'Hello',
        body,
      });
    await dashboard.open('Message Templates');
    await dashboard.button(`Edit ${name}`).click();
    const editor = dashboard.dialog(name);
    await editor.getByLabel('Text', { exact: true }).fill('The code is {{gate_code}}');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.locator('.ant-form-item-explain-error')).toHaveText(
      'There is no field {{gate_code}} in this message',
    );

    await page.keyboard.press('Escape');
    const question = dashboard.dialog('Discard your changes?');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await editor.getByText(/^Earlier texts/).click();
    const earlier = editor.getByRole('listitem').filter({ hasText: 'The first text' }).first();
    await earlier.getByRole('button', { name: /^Restore the text of/ }).click();
    await expect(editor.getByLabel('Text', { exact: true })).toHaveValue('The first text');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await dashboard.expectToast('Message Saved', `Guests get it from now on: ${name}`);
    expect(await stored()).toMatchObject({ body: 'The first text' });

    await dashboard.button(`Edit ${name}`).click();
    await editor.getByLabel('Text', { exact: true }).fill('Half a sentence');
    await editor.getByRole('button', { name: 'Back to the original' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor.getByLabel('Text', { exact: true })).toHaveValue('Half a sentence');
    await editor.getByRole('button', { name: 'Back to the original' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dashboard.expectToast('Original Text', `${name} uses the original text again. Yours is under Earlier texts`);
    expect(await stored()).toMatchObject({ isOriginal: true });
  },
);

test(
  'Message Templates: a message is switched off and on; a mandatory one has no switch',
  { tag: '@desktop' },
  async ({ page, dashboard, aMessage }) => {
    const { name, stored } = await aMessage('thank-you', 'Thank you');
    await dashboard.open('Message Templates');
    const send = page.getByRole('switch', { name: `Send ${name}` });
    await send.click();
    await dashboard.expectToast('Message Off', name);
    await expect(row(page, name)).toContainText('Off');
    expect(await stored()).toMatchObject({ enabled: false });
    await send.click();
    await dashboard.expectToast('Message On', name);
    expect(await stored()).toMatchObject({ enabled: true });
    await expect(page.getByRole('switch', { name: 'Send Booking confirmed' })).toHaveCount(0);
  },
);

test(
  'Message Templates: switching a message off keeps the text that another browser has saved meanwhile',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aMessage }) => {
    const { kind, name, stored } = await aMessage('change-declined', 'Change declined');
    await dashboard.open('Message Templates');
    const send = page.getByRole('switch', { name: `Send ${name}` });
    await expect(send).toBeChecked();
    await owner.send('PUT', `/api/admin/message-templates/${kind}`, { subject: 'Thank you!', body: 'Come again.' });

    await send.click();

    await dashboard.expectToast('Message Off', name);
    expect(await stored()).toMatchObject({ enabled: false, subject: 'Thank you!', body: 'Come again.' });
  },
);

test(
  'Message Templates: the preview shows the values of a real booking, whose scheduled messages are paused in its details',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestStay({ fullName: 'Meera Iyer' });
    const { id } = await owner.booking(code);
    const isPaused = async () => (await owner.get<BookingView>(`/api/admin/bookings/${id}`)).messagesPaused;
    await dashboard.open('Bookings', `?open=${id}`);
    const send = dashboard.dialog(`Booking ${code}`).getByRole('switch', { name: /^Reminders/ });
    await send.click();
    await dashboard.expectToast('Messages Paused', 'Confirmations, cancellations and refunds are still sent');
    await expect(send).not.toBeChecked();
    expect(await isPaused()).toBe(true);
    await send.press('Space');
    await dashboard.expectToast('Messages On');
    expect(await isPaused()).toBe(false);

    await dashboard.open('Message Templates');
    await dashboard.button('Edit Change declined').click();
    const editor = dashboard.dialog('Change declined');
    const picker = editor.getByRole('combobox', { name: 'Preview with' });
    await picker.fill(code);
    const found = page.locator('.ant-select-item-option');
    const label = `Meera Iyer, ${formatListedDay(input.checkinDate)}, ${code}`;
    await expect(found).toHaveText([label]); // the latest bookings are listed until it is found
    await found.click();
    await expect(editor.frameLocator('iframe').getByText('Hello Meera', { exact: false }).last()).toBeVisible();
    await expect(editor.frameLocator('iframe').getByText(code).first()).toBeVisible();
  },
);

test(
  'Message Templates: a section opened again shows what another browser has changed meanwhile',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aMessage }) => {
    const { kind, name, stored } = await aMessage('deposit-kept', 'Deposit kept');
    await dashboard.open('Message Templates');
    await expect(row(page, name)).not.toContainText('Your text');
    await (await dashboard.sections()).getByRole('link', { name: 'Rates' }).click();
    await dashboard.expectSection('Rates');
    const { subject, body = '' } = (await stored()) ?? {};
    await owner.send('PUT', `/api/admin/message-templates/${kind}`, { subject, body: `${body}\n\nSee you again.` });

    await (await dashboard.sections()).getByRole('link', { name: 'Message Templates' }).click();

    await expect(row(page, name)).toContainText('Your text');
  },
);
