import { describe, expect, it } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import {
  CHAT_START_REQUIRED,
  type AdminChatSessionView,
  type ChatSessionView,
  type ChatSummary,
  type CurrentChat,
} from '@farmhouse/contracts/chat/chat-session';
import type { OpenChatTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { answered, joinAsVisitor, startActiveChat, startChatAs, VISITOR } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';

const chat = useChat();
let address = 0;

const start = (fields: object = {}, headers: Record<string, string> = {}) =>
  call<ChatSessionView & Problem>(chat(), 'POST', '/api/chat/start', {
    body: { visitorSessionId: 'browser-1', ...VISITOR, ...fields },
    headers: { 'x-real-ip': `198.51.100.${(address += 1)}`, ...headers },
  });
const messagesOf = (id: number | string, cookie = '', query = '') =>
  call<ChatMessageView[] & Problem>(chat(), 'GET', `/api/chat/${id}/messages${query}`, { headers: { cookie } });
const asAdmin = <T>(method: 'GET' | 'PUT', path: string) => callAsAdmin<T>(chat(), method, `/api/admin/chat/${path}`);

describe('POST /api/chat/start', () => {
  it('returns 201 with a waiting chat, sets an HttpOnly cookie and marks the start by a system message', async () => {
    const { status, body, headers } = await start({ visitorEmail: 'asha@example.com' });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      visitorSessionId: 'browser-1',
      ...VISITOR,
      visitorEmail: 'asha@example.com',
      status: 'waiting',
      adminId: null,
      startedAt: expect.any(String),
      closedAt: null,
      lastMessageAt: expect.any(String),
    });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-chat_token=[0-9a-f]{32}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await messagesOf(body.id, cookie)).body).toEqual([
      {
        id: expect.any(Number),
        chatSessionId: body.id,
        senderType: 'admin',
        senderId: null,
        message: 'Chat started',
        messageType: 'system',
        isRead: false,
        clientId: null,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('stores the question as the first message of the visitor, once, unread for the owner', async () => {
    const headers = { 'idempotency-key': 'with-a-question' };
    const [{ body, headers: sent }] = [
      await start({ question: '  Is the pool heated?\nWe are 14. ' }, headers),
      await start({ question: '  Is the pool heated?\nWe are 14. ' }, headers),
    ];

    const messages = (await messagesOf(body.id, String(sent['set-cookie']))).body;
    expect(messages.map(({ senderType, message }) => [senderType, message])).toEqual([
      ['admin', 'Chat started'],
      ['visitor', 'Is the pool heated?\nWe are 14.'],
    ]);
    expect(body.lastMessageAt).toBe(messages[1]?.createdAt);
    expect((await asAdmin<{ unread: number }>('GET', 'summary')).body.unread).toBe(1);
  });

  it.each(['waiting', 'active'])(
    'stores the question of a browser whose chat is %s in that chat, once',
    async (status) => {
      const first = await start({ question: 'Is the pool heated?' });
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      if (status === 'active') await asAdmin('PUT', `${first.body.id}/assign`);

      const responses = [
        await start({ question: 'Is the pool heated?' }, { cookie }),
        await start({ question: 'May we bring a dog?' }, { cookie }),
        await start({ question: 'May we bring a dog?' }, { cookie }),
        await start({ question: ' ' }, { cookie }),
      ];

      expect(responses.map(({ body }) => [body.id, body.status])).toEqual(responses.map(() => [first.body.id, status]));
      const messages = (await messagesOf(first.body.id, cookie)).body;
      expect(messages.filter(({ messageType }) => messageType === 'text').map(({ message }) => message)).toEqual([
        'Is the pool heated?',
        'May we bring a dog?',
      ]);
      expect(responses[1]?.body.lastMessageAt).toBe(messages.at(-1)?.createdAt);
    },
  );

  it('delivers the question of a browser that has an open chat, and returns 429 above the limit of messages', async () => {
    const first = await startChatAs(chat());
    const { received } = await joinAsVisitor(chat(), first);
    const ask = (question: string) =>
      start({ visitorSessionId: first.visitorSessionId, question }, { cookie: first.cookie });

    await ask('Question 1');

    await eventually(() => expect(received).toMatchObject([{ message: 'Question 1', senderType: 'visitor' }]));
    for (let n = 2; n <= 30; n += 1) expect((await ask(`Question ${n}`)).status).toBe(201);
    expect((await ask('Question 31')).status).toBe(429);
    expect((await ask('Question 1')).status).toBe(201);
  });

  it('starts a chat without a question of white space alone, and returns 400 for one above 2,000 characters', async () => {
    const blank = await start({ visitorSessionId: 'browser-3', question: ' \n ' });
    const long = await start({ visitorSessionId: 'browser-4', question: 'a'.repeat(2001) });

    expect((await messagesOf(blank.body.id, String(blank.headers['set-cookie']))).body).toHaveLength(1);
    expect(long).toMatchObject({ status: 400, body: { errors: [{ path: 'question' }] } });
  });

  it('starts one chat for the same Idempotency-Key of the same browser, also without its cookie', async () => {
    const headers = { 'idempotency-key': 'a1b2c3d4-e5f6' };
    const [first, second] = await Promise.all([start({}, headers), start({}, headers)]);

    expect(second.body.id).toBe(first.body.id);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  });

  it.each([
    ['name', { visitorName: 'Somebody else' }],
    ['phone number', { visitorPhone: '+91 98480 99999' }],
    ['question', { question: 'May we bring a dog?' }],
    ['browser', { visitorSessionId: 'browser-2' }],
  ])('returns 409 for the same Idempotency-Key with another %s, with and without the cookie', async (_what, other) => {
    const key = { 'idempotency-key': 'used-before' };
    const { body, headers } = await start({ question: 'Is the pool heated?' }, key);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';

    const refused = [await start(other, key), await start(other, { ...key, cookie })];

    for (const one of refused) expect(one).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect((await messagesOf(body.id, cookie)).body).toHaveLength(2);
  });

  it('adds a question to the open chat once for the same Idempotency-Key', async () => {
    const { body, headers } = await start();
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const again = { cookie, 'idempotency-key': 'asked-later' };

    const responses = await Promise.all([
      start({ question: 'Is the pool heated?' }, again),
      start({ question: 'Is the pool heated?' }, again),
    ]);

    expect(responses.map((one) => [one.status, one.body.id])).toEqual(responses.map(() => [201, body.id]));
    expect((await messagesOf(body.id, cookie)).body).toHaveLength(2);
  });

  it('returns the open chat to the browser that has its cookie, and a new one after it was closed', async () => {
    const { body, headers } = await start();
    const cookie = String(headers['set-cookie']);
    const again = await start({}, { cookie });
    await asAdmin('PUT', `${body.id}/close`);

    const afterwards = await start({}, { cookie });

    expect(again.body.id).toBe(body.id);
    expect(afterwards.body.id).not.toBe(body.id);
  });

  it.each<[string, object, string, string]>([
    ['no name', { visitorName: undefined }, 'visitorName', CHAT_START_REQUIRED],
    ['a blank name', { visitorName: '  ' }, 'visitorName', CHAT_START_REQUIRED],
    ['a blank phone', { visitorPhone: ' ' }, 'visitorPhone', CHAT_START_REQUIRED],
    ['a phone of 21 characters', { visitorPhone: '1'.repeat(21) }, 'visitorPhone', '20 characters'],
    ['a name of 101 characters', { visitorName: 'n'.repeat(101) }, 'visitorName', '100 characters'],
    ['an email that is none', { visitorEmail: 'asha' }, 'visitorEmail', 'Please enter a valid email address'],
    ['no visitor session', { visitorSessionId: undefined }, 'visitorSessionId', 'required'],
    ['a page of 301 characters', { page: `/${'p'.repeat(300)}` }, 'page', '300 characters'],
  ])('returns 400 for %s', async (_case, fields, path, message) => {
    const { status, body } = await start(fields);

    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, message: expect.stringContaining(message) }]);
  });

  it('returns 429 for the eleventh chat of an address within a minute', async () => {
    const headers = { 'x-real-ip': '192.0.2.1' };
    for (let count = 0; count < 10; count += 1) expect((await start({}, headers)).status).toBe(201);

    const refused = await start({}, headers);

    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /api/chat/current', () => {
  const current = async (cookie?: string) =>
    (await call<CurrentChat>(chat(), 'GET', '/api/chat/current', { headers: cookie ? { cookie } : {} })).body.session;

  it('returns the chat of the cookie while it is open, and null without one', async () => {
    const { id, cookie } = await startChatAs(chat());

    expect(await current(cookie)).toMatchObject({ id, status: 'waiting' });
    expect(await current()).toBeNull();
    expect(await current('__Host-chat_token=00000000000000000000000000000000')).toBeNull();
    await asAdmin('PUT', `${id}/close`);
    expect(await current(cookie)).toBeNull();
  });
});

describe('GET /api/chat/{id}/messages', () => {
  it('returns 404 for the chat of another visitor, without a cookie and for an unknown chat', async () => {
    const mine = await startChatAs(chat());
    const other = await startChatAs(chat());

    for (const response of [
      await messagesOf(other.id, mine.cookie),
      await messagesOf(mine.id),
      await messagesOf(4711, mine.cookie),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'Chat not found', code: 'not-found' } });
    }
    expect((await messagesOf('x', mine.cookie)).status).toBe(400);
  });

  it('returns every chat to an admin, 401 for a token that is not valid', async () => {
    const { id } = await startChatAs(chat());
    const read = (authorization: string) =>
      call(chat(), 'GET', `/api/chat/${id}/messages`, { headers: { authorization } });

    expect((await read(chat().identity.bearer())).status).toBe(200);
    expect((await read('Bearer a.b.c')).status).toBe(401);
  });

  it('returns the messages after an id in their order, at most as many as requested', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    for (const content of ['one', 'two', 'three']) {
      answered(await client.emitWithAck('send_message', { chatSessionId: started.id, content }));
    }

    const all = await messagesOf(started.id, started.cookie);
    const later = await messagesOf(started.id, started.cookie, `?afterId=${all.body[1]?.id}&limit=2`);

    expect(all.body.map(({ message }) => message)).toEqual([
      'Chat started',
      'An admin has joined the chat',
      'one',
      'two',
      'three',
    ]);
    expect(later.body.map(({ message }) => message)).toEqual(['one', 'two']);
    expect((await messagesOf(started.id, started.cookie, '?afterId=-1')).status).toBe(400);
  });
});

describe('the owner’s chat calls', () => {
  it('PUT assign takes a waiting chat, leaves an active one as it is and returns 409 for a closed one', async () => {
    const { id, cookie } = await startChatAs(chat());

    const taken = await asAdmin<AdminChatSessionView>('PUT', `${id}/assign`);
    const again = await asAdmin<AdminChatSessionView>('PUT', `${id}/assign`);

    expect(taken).toMatchObject({ status: 200, body: { id, status: 'active', adminId: 1 } });
    expect(again).toMatchObject({ status: 200, body: { id, status: 'active' } });
    expect((await messagesOf(id, cookie)).body).toHaveLength(2);
    await asAdmin('PUT', `${id}/close`);
    expect(await asAdmin('PUT', `${id}/assign`)).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    expect((await asAdmin('PUT', '4711/assign')).status).toBe(404);
  });

  it('PUT assign with an Idempotency-Key notifies the visitor after the commit', async () => {
    const started = await startChatAs(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const joined = new Promise((resolve) => client.once('admin_joined', ({ session }) => resolve(session.status)));
    const headers = { 'idempotency-key': 'assign-once' };
    const assign = () => callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/assign`, { headers });

    const responses = [await assign(), await assign()];

    expect(await joined).toBe('active');
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect((await messagesOf(started.id, started.cookie)).body).toHaveLength(2);
  });

  it('PUT close closes a chat once', async () => {
    const { id, cookie } = await startActiveChat(chat());

    const closed = await asAdmin<AdminChatSessionView>('PUT', `${id}/close`);
    const again = await asAdmin<AdminChatSessionView>('PUT', `${id}/close`);

    expect(closed.body).toMatchObject({ status: 'closed', closedAt: expect.any(String) });
    expect(again.body).toEqual(closed.body);
    expect((await messagesOf(id, cookie)).body.map(({ message }) => message)).toEqual([
      'Chat started',
      'An admin has joined the chat',
      'The chat was closed',
    ]);
  });

  it('GET sessions/:id returns one chat, closed ones too, and 404 for an unknown one', async () => {
    const { id } = await startActiveChat(chat());
    const closed = await asAdmin<AdminChatSessionView>('PUT', `${id}/close`);

    expect((await asAdmin('GET', `sessions/${id}`)).body).toEqual(closed.body);
    expect((await asAdmin('GET', 'sessions/999999')).status).toBe(404);
  });

  it('GET sessions and active return pages with the total, filtered by status and text', async () => {
    const first = await startActiveChat(chat());
    const second = await startChatAs(chat(), { visitorName: 'Ravi 100%', page: '/gallery' });
    await asAdmin('PUT', `${first.id}/close`);
    const ids = async (path: string) => {
      const { body, headers } = await asAdmin<AdminChatSessionView[]>('GET', path);
      return { ids: body.map(({ id }) => id), total: headers['x-total-count'] };
    };

    expect(await ids('sessions')).toEqual({ ids: [second.id, first.id], total: '2' });
    expect(await ids('sessions?page=2&pageSize=1')).toEqual({ ids: [first.id], total: '2' });
    expect(await ids('sessions?status=closed')).toEqual({ ids: [first.id], total: '1' });
    expect(await ids('sessions?q=100%25')).toEqual({ ids: [second.id], total: '1' });
    expect(await ids('active')).toEqual({ ids: [second.id], total: '1' });
    expect(await ids('sessions?sort=startedAt')).toEqual({ ids: [first.id, second.id], total: '2' });
    expect(await ids('sessions?sort=-visitorName')).toEqual({ ids: [second.id, first.id], total: '2' });
    expect((await asAdmin('GET', 'sessions?status=open')).status).toBe(400);
    expect((await asAdmin('GET', 'sessions?sort=tokenHash')).status).toBe(400);
    expect((await asAdmin<AdminChatSessionView[]>('GET', 'active')).body).toMatchObject([
      { visitorPage: '/gallery', unreadCount: 0, visitorOnline: false },
    ]);
  });

  it('counts what the visitor wrote as unread until PUT read', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    for (const content of ['one', 'two']) {
      answered(await client.emitWithAck('send_message', { chatSessionId: started.id, content }));
    }
    const unread = async () => (await asAdmin<AdminChatSessionView[]>('GET', 'active')).body[0]?.unreadCount;
    const summary = async () => (await asAdmin<ChatSummary>('GET', 'summary')).body;

    expect(await unread()).toBe(2);
    expect(await summary()).toEqual({ byStatus: { waiting: 0, active: 1, closed: 0 }, unread: 2 });
    expect((await asAdmin<AdminChatSessionView>('PUT', `${started.id}/read`)).body.unreadCount).toBe(0);
    expect(await unread()).toBe(0);
    const { body } = await messagesOf(started.id, started.cookie);
    expect(body.filter(({ messageType }) => messageType === 'text').map(({ isRead }) => isRead)).toEqual([true, true]);
  });
});

describe('GET /api/admin/open-tasks/chats', () => {
  const toAnswer = async () =>
    (await callAsAdmin<OpenChatTasks>(chat(), 'GET', '/api/admin/open-tasks/chats')).body.chatsToAnswer;

  it('counts a chat that waits once, whatever its visitor has asked', async () => {
    await start();
    await start({ visitorSessionId: 'browser-2', question: 'Is the pool heated?' });

    expect(await toAnswer()).toBe(2);
  });

  it('counts a chat that was taken while it has unread messages of the visitor, once', async () => {
    const started = await startActiveChat(chat());
    expect(await toAnswer()).toBe(0);
    const { client } = await joinAsVisitor(chat(), started);
    for (const content of ['one', 'two']) {
      answered(await client.emitWithAck('send_message', { chatSessionId: started.id, content }));
    }
    expect(await toAnswer()).toBe(1);

    await asAdmin('PUT', `${started.id}/read`);

    expect(await toAnswer()).toBe(0);
  });

  it('does not count a chat that was closed with unread messages', async () => {
    const { body } = await start({ question: 'Is the pool heated?' });
    await asAdmin('PUT', `${body.id}/assign`);
    await asAdmin('PUT', `${body.id}/close`);

    expect(await toAnswer()).toBe(0);
  });
});
