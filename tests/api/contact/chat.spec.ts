import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { AdminChatSessionView, CurrentChat } from '@farmhouse/contracts/chat/chat-session';
import { call, cookiesOf } from '../../support/api/call.ts';
import { A_VISITOR, connected, openSocket, startActiveChat, startChat } from '../../support/chat/chat.ts';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { signIn } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor and the owner talk through the gateway, from the start of a chat to its end', async ({ owner }) => {
  const chat = await startChat({ page: '/booking' });
  const visitor = await connected(openSocket(chat));
  const admin = await connected(openSocket(owner));
  const [atVisitor, atAdmin]: [ChatMessageView[], ChatMessageView[]] = [[], []];
  visitor.on('new_message', ({ message }) => atVisitor.push(message));
  admin.on('new_message', ({ message }) => message.chatSessionId === chat.id && atAdmin.push(message));
  const joined = new Promise((resolve) => visitor.once('admin_joined', ({ session }) => resolve(session.status)));
  const closed = new Promise((resolve) => visitor.once('chat_closed', ({ session }) => resolve(session.status)));
  await visitor.emitWithAck('join_chat', { chatSessionId: chat.id, userType: 'visitor' });

  const listed = await owner.get<AdminChatSessionView[]>('/api/admin/chat/active');
  await owner.send('PUT', `/api/admin/chat/${chat.id}/assign`);
  await visitor.emitWithAck('send_message', { chatSessionId: chat.id, senderType: 'visitor', content: 'Hello' });
  await admin.emitWithAck('send_message', { chatSessionId: chat.id, senderType: 'admin', content: 'Welcome' });
  await owner.send('PUT', `/api/admin/chat/${chat.id}/close`);

  expect(listed.find(({ id }) => id === chat.id)).toMatchObject({ status: 'waiting', visitorPage: '/booking' });
  expect(await joined).toBe('active');
  expect(await closed).toBe('closed');
  const stored = await call<ChatMessageView[]>('GET', `/api/chat/${chat.id}/messages`, { cookie: chat.cookie });
  expect(stored.json.map(({ senderType, messageType, message }) => [senderType, messageType, message])).toEqual([
    ['admin', 'system', 'Chat started'],
    ['admin', 'system', 'An admin has joined the chat'],
    ['visitor', 'text', 'Hello'],
    ['admin', 'text', 'Welcome'],
    ['admin', 'system', 'The chat was closed'],
  ]);
  await eventually(async () => {
    expect(atVisitor).toEqual(stored.json.slice(1));
    expect(atAdmin).toEqual(atVisitor);
  });
  visitor.disconnect();
  admin.disconnect();
});

test('a chat is not found with the cookie of another, and its socket cannot be joined', async ({ owner }) => {
  const [mine, other] = [await startChat(), await startActiveChat(owner)];
  const socket = await connected(openSocket(mine));

  const read = await call('GET', `/api/chat/${other.id}/messages`, { cookie: mine.cookie });
  const join = await socket.emitWithAck('join_chat', { chatSessionId: other.id, userType: 'admin', adminId: 1 });
  const send = await socket.emitWithAck('send_message', {
    chatSessionId: other.id,
    senderType: 'admin',
    content: 'Hello',
  });

  expectProblem(read, 404, 'not-found');
  expect(join).toMatchObject({ error: { code: 'not-found' } });
  expect(send).toMatchObject({ error: { code: 'not-found' } });
  socket.disconnect();
});

test('GET /api/chat/current returns the open chat of the cookie after a reload', async () => {
  const response = await call('POST', '/api/chat/start', { body: { visitorSessionId: 'reload', ...A_VISITOR } });
  const cookie = cookiesOf(response);

  const current = await call<CurrentChat>('GET', '/api/chat/current', { cookie });

  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
  expect(current.json.session).toMatchObject({ status: 'waiting', visitorName: A_VISITOR.visitorName });
});

test('the gateway opens the chat socket for pages of this site only', async () => {
  const opened = (origin: string) => connected(openSocket({}, SITE_URL, { extraHeaders: { origin } }));

  (await opened(SITE_URL)).disconnect();
  await expect(opened('https://evil.example')).rejects.toThrow();
});

test('a logout closes the admin’s chat socket', async () => {
  const { token } = await signIn();
  const socket = await connected(openSocket({ token }));
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));

  await call('POST', '/api/admin/logout', { token });

  expect(await cut).toBe('io server disconnect');
  await expect(connected(openSocket({ token }))).rejects.toThrow('Authentication required');
});
