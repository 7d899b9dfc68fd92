import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { aVisitorName, Chat } from '../../support/chat/chat-window.ts';
import { startActiveChat, startChat } from '../../support/chat/chat.ts';
import { expect, signedInState, test } from '../../support/browser/dashboard.ts';
import { aPhone, requestStay } from '../../support/guests.ts';
import { openNight } from '../../support/dates.ts';
import { Owner } from '../../support/api/owner.ts';

test('Live Chat: a visitor and the owner exchange messages, from the start of the chat to its end', async ({
  page,
  dashboard,
  browser,
  isMobile,
}) => {
  const name = aVisitorName();
  const visitor = await browser.newContext({ storageState: undefined });
  const chat = new Chat(await visitor.newPage());
  await chat.page.goto('/services');
  await chat.open();
  await dashboard.open('Live Chat');
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await chat.start(name);

  const row = page.getByRole('button', { name: new RegExp(name) });
  await expect(row).toContainText('Waiting');
  await expectAccessible(page);
  await row.click();
  const panel = page.getByRole('region', { name: `Chat with ${name}` });
  await expect(panel.getByText('Join the chat to answer.', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Join Chat' }).click();
  const answer = panel.getByRole('textbox', { name: 'Your answer' });
  const log = panel.getByRole('log', { name: 'Messages' });
  await expect(answer).toBeEnabled();

  await expect(chat.input).toBeEnabled();
  await chat.input.pressSequentially('Is the pool');
  await expect(panel.getByText(`${name} is typing…`)).toBeVisible();
  await chat.send('Is the pool heated?\nAnd how deep?');
  await expect(log.getByText('Is the pool heated?')).toHaveCount(1);
  await expect(panel.getByText(`${name} is typing…`)).toBeHidden();
  await expect(chat.message('Is the pool heated?')).toContainText('Seen');
  await chat.close();

  await answer.fill('   ');
  await answer.press('Enter');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await answer.fill('Yes, and 1.4 m');
  await answer.press('Enter');
  await expect(answer).toHaveValue('');
  await expect(log.getByRole('listitem').filter({ hasText: 'Yes, and 1.4 m' })).toContainText('Sent');
  await expect(chat.page.getByRole('button', { name: 'Open live chat, 1 new message' })).toBeVisible();
  const secondTab = new Chat(await visitor.newPage());
  await secondTab.page.goto('/gallery');
  await expect(secondTab.page.getByRole('button', { name: 'Open live chat, 1 new message' })).toBeVisible();
  await secondTab.open();
  await expect(secondTab.message('Yes, and 1.4 m')).toHaveCount(1);
  await expect(log.getByRole('listitem').filter({ hasText: 'Yes, and 1.4 m' })).toContainText('Seen');
  await chat.open();
  await expect(chat.message('Yes, and 1.4 m')).toHaveCount(1);
  await expectAccessible(chat.page);
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Close Chat' }).click();
  await expect(panel).toHaveCount(0);
  if (!isMobile) await expect(page.getByText('Select a chat session', { exact: true })).toBeVisible();
  await expect(chat.window.getByText(/^This chat is closed\./)).toBeVisible();
  await expect(chat.input).toHaveCount(0);
  await chat.window.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(chat.startButton).toBeVisible();
  await visitor.close();
});

test(
  'Live Chat: on a phone the open conversation has focus, nothing behind it can be reached, and Escape closes it',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const name = aVisitorName();
    await startChat({ visitorName: name });
    await dashboard.open('Live Chat');
    const row = page.getByRole('button', { name: new RegExp(name) });
    await row.press('Enter');

    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(row).toHaveCount(0);
    await expect(dashboard.button('Logout')).toHaveCount(0);
    await expect(dashboard.shortcut('Bookings')).toHaveCount(0);
    await dashboard.button('Join Chat').press('Enter');
    await expect(dashboard.button('Close Chat')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(row).toBeFocused();
  },
);

test(
  'Live Chat: the answer has focus after a chat is joined with the keyboard',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { id } = await startChat({ visitorName: aVisitorName() });
    await dashboard.open('Live Chat', `?chat=${id}`);

    await dashboard.button('Join Chat').press('Enter');

    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  },
);

test(
  'Live Chat: an open conversation that is closed elsewhere accepts no more answers, also after a reload',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { id } = await startActiveChat(owner, { visitorName: aVisitorName() });
    await dashboard.open('Live Chat', `?chat=${id}`);
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await expect(answer).toBeEnabled();

    await owner.call('PUT', `/api/admin/chat/${id}/close`);

    await expect(page.getByRole('log', { name: 'Messages' }).getByText('The chat was closed')).toBeVisible();
    await expect(answer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close Chat' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('The chat was closed')).toBeVisible();
    await expect(answer).toBeHidden();
  },
);

test(
  'Live Chat: the visitor’s page and bookings are shown, and Create booking fills in the known details',
  { tag: '@desktop' },
  async ({ page, dashboard, isMobile }) => {
    const phone = aPhone();
    const stay = await requestStay({ contactNumber: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` });
    const other = await requestStay({ contactNumber: `1${phone}` });
    const name = aVisitorName();
    const visitor = { visitorName: name, visitorPhone: phone, visitorEmail: 'asha@example.com', page: '/gallery' };
    const { id } = await startChat(visitor);
    await dashboard.open('Live Chat', `?chat=${id}`);

    if (isMobile) await dashboard.button('About the visitor').click();
    await expect(page.getByRole('link', { name: '/gallery', exact: true })).toBeVisible();
    const bookings = page.getByRole('region', { name: 'Bookings with this number' });
    await expect(bookings.getByRole('link', { name: stay.code })).toBeVisible();
    await expect(bookings.getByText(other.code)).toHaveCount(0);
    if (isMobile) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await dashboard.button('Create booking').click();

    const dialog = dashboard.dialog('Create External Booking');
    await expect(dialog.getByLabel('Full name')).toHaveValue(name);
    await expect(dialog.getByLabel('Contact number')).toHaveValue(phone);
    await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.com');
  },
);

test(
  'Live Chat: a visitor without email becomes a booking from the conversation, which then shows its link',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const phone = aPhone();
    const { checkinDate } = openNight();
    const { id } = await startChat({ visitorName: aVisitorName(), visitorPhone: phone });
    await dashboard.open('Live Chat', `?chat=${id}`);
    await dashboard.button('Create booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    await expect(dialog.getByLabel('No mail address')).toBeChecked();

    await dashboard.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
    await dialog.getByRole('button', { name: 'Create Booking' }).click();

    await expect(page).toHaveURL(new RegExp(`chat=${id}`));
    const [stored] = await owner.get<{ confirmationCode: string }[]>(`/api/admin/bookings?q=${phone}`);
    if (!stored) throw new Error('No booking was created');
    const note = page.getByText('Booking made from this chat:');
    await note.getByRole('link', { name: stored.confirmationCode }).click();
    await expect(page.getByRole('dialog')).toContainText(stored.confirmationCode);
  },
);

test('Live Chat: the longest name and address push nothing off the screen', async ({ page, dashboard, isMobile }) => {
  const name = `${aVisitorName()} ${'Venkata Subrahmanyam '.repeat(4)}`.trim().slice(0, 100);
  const { id } = await startChat({
    visitorName: name,
    visitorEmail: `${'venkata.subrahmanyam.'.repeat(2)}iyer@a-company-with-a-long-name.example.co.in`,
  });
  const expectWhole = async (width: number, what: Locator): Promise<void> => {
    await expect(what).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${width}`).toBeLessThanOrEqual(width);
    // nothing covers it
    await what.click({ trial: true });
  };

  for (const width of isMobile ? [360, 390] : [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await dashboard.open('Live Chat');
    await expectWhole(
      width,
      page.getByRole('button', { name: new RegExp(name) }).getByText('Waiting', { exact: true }),
    );
    await dashboard.open('Live Chat', `?chat=${id}`);
    await expectWhole(width, page.getByRole('button', { name: 'Join Chat' }));
  }
});

test(
  'Live Chat: a canned answer is added, inserted and deleted',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { id } = await startActiveChat(owner);
    const title = aVisitorName();
    await dashboard.open('Live Chat', `?chat=${id}`);
    await dashboard.button('Canned answers').click();
    await page.getByRole('menuitem', { name: 'Edit canned answers' }).click();
    await dashboard.button('Add Canned Answer').click();
    const form = dashboard.dialog('Add Canned Answer');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Text').fill('Check-in is from 12 noon.');
    await form.getByRole('button', { name: 'Add Canned Answer' }).click();
    await dashboard.expectToast('Success', 'Canned answer created successfully');
    await dashboard.dialog('Canned answers').getByRole('button', { name: 'Close' }).click();

    await dashboard.button('Canned answers').click();
    await page.getByRole('menuitem', { name: title }).click();

    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Check-in is from 12 noon.');
    await dashboard.button('Canned answers').click();
    await page.getByRole('menuitem', { name: 'Edit canned answers' }).click();
    page.once('dialog', (confirm) => void confirm.accept());
    await dashboard.button(`Delete ${title}`).click();
    await dashboard.expectToast('Success', 'Canned answer deleted successfully');
  },
);

test(
  'Live Chat: empty lists, a failed load and a lost connection show their states',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    watch.expectLogged(/WebSocket/);
    const lists = /\/api\/admin\/chat\/(active|sessions)/;
    await page.routeWebSocket(/\/ws\/chat/, (route) => route.close());
    await page.route(lists, (route) => route.fulfill({ json: [] }));
    await dashboard.open('Live Chat');
    await expect(page.getByText('No active chat sessions', { exact: true })).toBeVisible();
    await expect(page.getByText('Select a chat session', { exact: true })).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Active (0)' })).toBeVisible();

    await page.unroute(lists);
    await page.route(lists, (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();

    await expect(page.getByRole('alert')).toContainText('The chats could not be loaded');
  },
);

test(
  'Live Chat: revoking the token ends the connection and leads to the sign-in',
  { tag: '@desktop' },
  async ({ browser }) => {
    const signedIn = await Owner.signedIn();
    const context = await browser.newContext({ storageState: signedInState(signedIn.token) });
    const page = await context.newPage();
    await page.goto('/admin/dashboard/live-chat');
    await expect(page.getByText('Online', { exact: true })).toBeVisible();

    await signedIn.send('POST', '/api/admin/logout');

    await expect(page.getByText('Authentication required').first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await context.close();
  },
);

test(
  'Live Chat: a chat that was selected while another one was being closed stays open',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { id } = await startActiveChat(owner, { visitorName: aVisitorName() });
    const name = aVisitorName();
    const other = await startActiveChat(owner, { visitorName: name });
    const release = await delayRequests(page, `**/api/admin/chat/${id}/close`);
    await dashboard.open('Live Chat', `?chat=${id}`);
    await page.getByRole('button', { name: 'Close Chat' }).click();

    await page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(page.getByRole('region', { name: `Chat with ${name}` })).toBeVisible();
    release();

    await dashboard.expectToast('Success', 'Chat closed');
    await expect(page).toHaveURL(new RegExp(`chat=${other.id}`));
    await expect(page.getByRole('region', { name: `Chat with ${name}` })).toBeVisible();
  },
);
