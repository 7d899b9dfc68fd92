import { MAX_UNDO_SECONDS, UNDO_HEADER, type Undoable } from '@farmhouse/contracts/undo/undo';
import { CHAT_MESSAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-message';
import type { StartChat } from '@farmhouse/contracts/chat/chat-session';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe.ts';
import { aVisitorName, Chat, ChatLine, storedTexts } from '../../support/chat/chat-window.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { expectStill } from '../../support/browser/watched-page.ts';

test('the live chat asks for name and phone, waits for an admin, and its button covers no action', async ({
  page,
  isMobile,
}) => {
  await page.goto('/booking');
  const chat = new Chat(page);
  if (isMobile) await page.locator('main button[type=submit]').scrollIntoViewIfNeeded();
  await expectStill(page);
  await chat.open();
  await expectAccessible(page);
  await expect(chat.startButton).toBeDisabled();

  await chat.window.getByLabel('Name').fill('  ');
  await chat.window.getByLabel('Name').press('Enter');
  const alert = 'Please provide your name and phone number to start the chat.';
  await expect(chat.window.getByRole('alert').filter({ hasText: alert })).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chat/start', async (route) => {
    await held;
    await route.continue();
  });
  const starting = chat.start(aVisitorName());
  await expect(chat.window.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  release();
  await starting;

  await expect(chat.window.getByText('Waiting for an admin to join...', { exact: true })).toBeVisible();
  await expect(chat.input).toBeDisabled();
  await expect(chat.window.getByText('Online', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeHidden();
  await expect(chat.opener).toBeFocused();
});

test(
  'a failed start of the live chat is logged, keeps the form, and is retried with the same session and key',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(429);
    watch.expectLogged(/The chat could not be started/);
    const starts: string[] = [];
    await page.route('**/api/chat/start', (route) => {
      const { visitorSessionId } = route.request().postDataJSON() as StartChat;
      starts.push(`${visitorSessionId} ${route.request().headers()['idempotency-key']}`);
      return route.fulfill({ status: 429, json: { message: 'Too many' } });
    });
    await page.goto('/services');
    const chat = new Chat(page);
    await chat.open();

    await chat.window.getByLabel('Name').fill('Asha');
    await chat.window.getByLabel('Phone').fill('9876543210');
    await chat.startButton.click();

    await expect(chat.startButton).toBeEnabled();
    await expect(chat.window.getByLabel('Name')).toHaveValue('Asha');
    await expect(chat.window.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await chat.startButton.click();
    await expect.poll(() => starts).toEqual([starts[0], starts[0]]);
  },
);

/** A chat that the owner has joined, over a connection that can be cut. */
async function anActiveChat(page: Page, owner: Owner) {
  const name = aVisitorName();
  const line = await ChatLine.of(page);
  await page.goto('/services');
  const chat = new Chat(page);
  await chat.open();
  const id = await chat.start(name);
  await owner.send('PUT', `/api/admin/chat/${id}/assign`);
  await expect(chat.input).toBeEnabled();
  return { chat, line, id, name };
}

test(
  'messages typed without a connection survive a reload and are sent once, in order',
  { tag: '@phone' },
  async ({ page, owner, watch }) => {
    watch.expectLogged(/The chat could not be joined|WebSocket/);
    const { chat, line, id } = await anActiveChat(page, owner);
    await chat.send('One');
    await expect(chat.message('One')).toContainText('Sent');

    await line.cut();
    await expect(chat.window.getByText('Offline', { exact: true })).toBeVisible();
    await expect(chat.window.getByText(/^No connection\./)).toBeVisible();
    await chat.send('Two');
    await chat.send('Three');
    await expect(chat.message('Three')).toContainText('Sending');
    await page.reload();
    await chat.open();
    await expect(chat.message('Two')).toContainText('Sending');
    expect(await storedTexts(owner, id)).toEqual(['One']);
    line.restore();

    await expect(chat.message('Three')).toContainText('Sent', { timeout: 20_000 });
    expect(await storedTexts(owner, id)).toEqual(['One', 'Two', 'Three']);
    await expect(chat.log.getByRole('listitem').filter({ hasText: /^You/ })).toHaveCount(3);
  },
);

test(
  'the live chat reconnects automatically after attempts to connect were cut',
  { tag: '@phone' },
  async ({ page, owner, watch }) => {
    watch.expectLogged(/The chat could not be joined|WebSocket/);
    const { chat, line } = await anActiveChat(page, owner);

    await line.cut();
    await expect.poll(() => line.attempts).toBeGreaterThan(0);
    await chat.send('One');
    line.restore();

    await expect(chat.message('One')).toContainText('Sent', { timeout: 15_000 });
    await expect(chat.window.getByText('Online', { exact: true })).toBeVisible();
  },
);

test('after two minutes of waiting the live chat offers a call instead', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/services');
  const chat = new Chat(page);
  await chat.open();
  await chat.start(aVisitorName());
  await expect(chat.window.getByText('Sorry, nobody could join yet')).toBeHidden();

  await page.clock.fastForward('02:05');

  await expect(chat.window.getByText('Sorry, nobody could join yet')).toBeVisible();
  await expect(chat.window.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
});

test(
  'the question in the start form becomes the first message of the chat',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const chat = new Chat(page);
    await page.goto('/');
    await chat.open();
    await chat.window.getByLabel('Your question').fill('Is the pool heated in December?');

    const id = await chat.start(aVisitorName());

    await expect(chat.message('Is the pool heated in December?')).toBeVisible();
    expect(await storedTexts(owner, id)).toContain('Is the pool heated in December?');
  },
);

test(
  'a question that is longer than a message starts the chat with its beginning and leaves the rest in the input',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const chat = new Chat(page);
    const beginning = 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH);
    // as after a chat with unsent messages: the field itself accepts no more than a message may hold
    await page.addInitScript(
      (text) => sessionStorage.setItem('chat-draft', JSON.stringify(text)),
      `${beginning} And in January?`,
    );
    await page.goto('/');
    await chat.open();

    const id = await chat.start(aVisitorName());

    await expect(chat.input).toHaveValue('And in January?');
    expect(await storedTexts(owner, id)).toContain(beginning);
  },
);

test('a chat that the owner closes keeps the focus and the text being typed, for a new chat', async ({
  page,
  owner,
}) => {
  const { chat, id } = await anActiveChat(page, owner);
  const restart = chat.window.getByRole('button', { name: 'Start a new chat' });
  await chat.input.pressSequentially('Is the pool hea');

  await owner.send('PUT', `/api/admin/chat/${id}/close`);

  await expect(restart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeHidden();
  await expect(chat.opener).toBeFocused();
  await chat.open();
  await restart.click();
  await expect(chat.window.getByLabel('Your question')).toHaveValue('Is the pool hea');
  const next = await chat.start(aVisitorName());
  await expect(chat.message('Is the pool hea')).toBeVisible();
  await owner.send('PUT', `/api/admin/chat/${next}/assign`);
  await expect(chat.input).toBeEnabled();
  await expect(chat.input).toHaveValue('');
});

test('a chat that the owner closes takes no focus from the page', { tag: '@desktop' }, async ({ page, owner }) => {
  const { chat, id } = await anActiveChat(page, owner);
  await chat.input.fill('Is the pool');
  const outside = page.getByRole('banner').getByRole('link').first();
  await outside.focus();

  await owner.send('PUT', `/api/admin/chat/${id}/close`);

  await expect(chat.window.getByRole('button', { name: 'Start a new chat' })).toBeVisible();
  await expect(outside).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeVisible();
  await chat.window.getByText('This chat is closed').click();
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeHidden();
});

test(
  'a second tab shows neither form nor conversation while it checks for an open chat',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const chat = new Chat(page);
    await page.goto('/');
    await chat.open();
    await chat.start(aVisitorName());
    const second = await context.newPage();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await second.route('**/api/chat/current', async (route) => {
      await held;
      await route.continue();
    });
    await second.goto('/');
    const other = new Chat(second);
    await other.open();

    await expect(other.window.getByText('Looking for your chat')).toBeAttached();
    await expect(other.startButton).toHaveCount(0);
    release();

    await expect(other.window.getByText('Waiting for an admin to join...')).toBeVisible();
  },
);

test(
  'a visitor reads at once that the owner has closed the chat, and can write again after the owner has undone it',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const { chat, id, name } = await anActiveChat(page, owner);
    const headers = { [UNDO_HEADER]: String(MAX_UNDO_SECONDS) };
    await owner.call('PUT', `/api/admin/chat/${id}/close`, { headers });
    await expect(chat.window.getByText('This chat is closed')).toBeVisible();
    const undoable = await owner.get<Undoable[]>('/api/admin/undo/chats');
    const closed = undoable.find(({ done }) => done.endsWith(name));

    await owner.send('POST', `/api/admin/undo/chats/${closed?.id}`);
    await expect(chat.input).toBeEnabled();
    await chat.send('Still here');

    await expect(chat.message('Still here')).toContainText('Sent');
  },
);

test(
  'a visitor whose browser blocks the cookie of the chat reads that the owner has the question',
  { tag: '@phone' },
  async ({ page, context, watch }) => {
    watch.expectRefusals(404);
    watch.expectLogged(/The messages could not be loaded/);
    await page.route('**/api/chat/start', async (route) => {
      const response = await route.fetch();
      await context.clearCookies({ name: /chat_token/ });
      const { 'set-cookie': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    const chat = new Chat(page);
    await chat.open();
    await chat.window.getByLabel('Your question').fill('Is the pool heated?');

    await chat.start(aVisitorName());

    await expect(chat.window.getByText(/^We have what you wrote and will contact you on/)).toBeVisible();
    await expect(chat.window.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await expect(chat.startButton).toHaveCount(0);
    await expectAccessible(page);
  },
);
