import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { ChatError } from '@farmhouse/contracts/chat/chat-socket';
import { Revocations } from '@farmhouse/platform/auth/revocations';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import {
  answered,
  connectAsAdmin,
  connected,
  disconnected,
  joinAsVisitor,
  joinedAfter,
  openSocket,
  startActiveChat,
  startChatAs,
  type ChatClient,
} from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';

const chat = useChat();
const textsOf = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);
const next = (client: ChatClient, event: 'admin_joined' | 'chat_closed' | 'chat_session' | 'typing' | 'seen') =>
  new Promise<unknown>((resolve) => client.once(event, resolve as () => void));
const codeOf = (ack: object): string | undefined => (ack as Partial<ChatError>).error?.code;

describe('opening the socket', () => {
  it.each([
    ['no origin', {}, true],
    ['the site’s own origin', { origin: 'https://farm.example' }, true],
    ['the host of the gateway', { origin: 'http://127.0.0.1:8080', 'x-forwarded-host': '127.0.0.1:8080' }, true],
    ['another port of that host', { origin: 'http://127.0.0.1:9999', 'x-forwarded-host': '127.0.0.1:8080' }, false],
    ['another site', { origin: 'https://evil.example' }, false],
    ['an opaque origin', { origin: 'null' }, false],
  ])('with %s', async (_case, headers: Record<string, string>, isAllowed) => {
    const opened = connected(openSocket(chat(), headers));

    await (isAllowed ? expect(opened).resolves.toBeDefined() : expect(opened).rejects.toThrow());
  });

  it('with a token that is not valid is refused', async () => {
    await expect(connected(openSocket(chat(), {}, { token: 'a.b.c' }))).rejects.toThrow('Authentication required');
    await expect(connected(openSocket(chat(), { authorization: 'Bearer a.b.c' }))).rejects.toThrow(
      'Authentication required',
    );
  });
});

describe('join_chat', () => {
  it('answers session, presence and the messages after an id', async () => {
    const started = await startActiveChat(chat());

    const { client, joined } = await joinAsVisitor(chat(), started);

    expect(joined.session).toMatchObject({ id: started.id, status: 'active' });
    expect(joined.hasMore).toBe(false);
    expect(textsOf(joined.messages)).toEqual(['Chat started', 'An admin has joined the chat']);
    const later = await joinedAfter(client, started.id, joined.messages[0]?.id ?? 0);
    expect(textsOf(later.messages)).toEqual(['An admin has joined the chat']);
  });

  it('refuses the chat of another visitor, whatever the payload claims', async () => {
    const mine = await startActiveChat(chat());
    const other = await startActiveChat(chat());
    const { client, received } = await joinAsVisitor(chat(), mine);
    const claims = { chatSessionId: other.id, userType: 'admin' as const, adminId: 1 };

    expect(codeOf(await client.emitWithAck('join_chat', claims))).toBe('not-found');
    expect(codeOf(await client.emitWithAck('messages_after', { ...claims, afterId: 0 }))).toBe('not-found');
    expect(codeOf(await client.emitWithAck('send_message', { ...claims, content: 'Hello' }))).toBe('not-found');
    expect(codeOf(await client.emitWithAck('typing', { ...claims, typing: true }))).toBe('not-found');
    expect(codeOf(await client.emitWithAck('seen', { ...claims, lastId: 1 }))).toBe('not-found');
    expect(codeOf(await client.emitWithAck('visitor_page', { ...claims, page: '/gallery' }))).toBe('not-found');

    const { client: theirs } = await joinAsVisitor(chat(), other);
    answered(await theirs.emitWithAck('send_message', { chatSessionId: other.id, content: 'secret' }));
    answered(await client.emitWithAck('send_message', { chatSessionId: mine.id, content: 'mine' }));
    await eventually(() => expect(textsOf(received)).toEqual(['mine']));
  });

  it.each([
    ['no payload', undefined],
    ['a text', 'hello'],
    ['an id that is none', { chatSessionId: 'abc' }],
    ['an id beyond integers', { chatSessionId: 99_999_999_999 }],
    ['a negative position', { chatSessionId: 1, afterId: -1 }],
  ])('with %s is refused as invalid input', async (_case, payload) => {
    const { client } = await connectAsAdmin(chat());

    expect(codeOf((await client.timeout(2_000).emitWithAck('join_chat', payload as never)) as object)).toBe(
      'invalid-input',
    );
  });

  it('is completed before a message that is sent right after it is handled', async () => {
    const { id, cookie } = await startActiveChat(chat());
    const client = await connected(openSocket(chat(), { cookie }));

    client.emit('join_chat', { chatSessionId: id });
    const { message } = answered(await client.emitWithAck('send_message', { chatSessionId: id, content: 'At once' }));

    expect(message.message).toBe('At once');
  });

  it('is refused above ten connections of one visitor until one of them ends', async () => {
    const [started, other] = [await startChatAs(chat()), await startChatAs(chat())];
    const tabs = await Promise.all(Array.from({ length: 10 }, () => joinAsVisitor(chat(), started)));
    const eleventh = await connected(openSocket(chat(), { cookie: started.cookie }));
    const join = async () => codeOf(await eleventh.emitWithAck('join_chat', { chatSessionId: started.id }));

    expect(await eleventh.emitWithAck('join_chat', { chatSessionId: started.id })).toMatchObject({
      error: { code: 'too-many-requests', retryAfter: 10 },
    });
    await joinAsVisitor(chat(), other);
    answered(await tabs[1]!.client.emitWithAck('join_chat', { chatSessionId: started.id }));
    tabs[0]!.client.disconnect();
    await eventually(async () => expect(await join()).toBeUndefined());
  });

  it('reads no chat for a cookie that is not written like one of the chat', async () => {
    const { id } = await startChatAs(chat());
    const find = jest.spyOn(chat().app.get(DataSource).manager, 'findOneBy');
    try {
      const name = (await startChatAs(chat())).cookie.split('=')[0] ?? '';
      for (const invented of ['x', 'a'.repeat(31), 'G'.repeat(32), 'a'.repeat(4_000)]) {
        const client = await connected(openSocket(chat(), { cookie: `${name}=${invented}` }));
        find.mockClear();

        expect(codeOf(await client.emitWithAck('join_chat', { chatSessionId: id }))).toBe('not-found');
        expect(find).not.toHaveBeenCalled();
      }
    } finally {
      find.mockRestore();
    }
  });

  it('without an acknowledgement sends a refusal as chat_error', async () => {
    const client = await connected(openSocket(chat()));
    const refused = new Promise<ChatError>((resolve) => client.once('chat_error', resolve));

    client.emit('join_chat', { chatSessionId: 1 });

    expect(codeOf(await refused)).toBe('not-found');
  });
});

describe('send_message', () => {
  it('stores, acknowledges and delivers with the sender that the connection has', async () => {
    const started = await startActiveChat(chat());
    const visitor = await joinAsVisitor(chat(), started);
    const owner = await connectAsAdmin(chat());
    const spoofed = { chatSessionId: started.id, senderType: 'admin' as const, senderId: 1 };

    const sent = answered(
      await visitor.client.emitWithAck('send_message', { ...spoofed, content: ' Is the pool open? ', clientId: 'c1' }),
    );
    const reply = answered(
      await owner.client.emitWithAck('send_message', {
        chatSessionId: started.id,
        senderType: 'visitor',
        content: 'Yes',
      }),
    );

    expect(sent.message).toMatchObject({
      senderType: 'visitor',
      senderId: started.visitorSessionId,
      message: 'Is the pool open?',
      messageType: 'text',
      clientId: 'c1',
    });
    expect(reply.message).toMatchObject({ senderType: 'admin', senderId: '1', message: 'Yes' });
    await eventually(() => {
      expect(visitor.received).toEqual([sent.message, reply.message]);
      expect(owner.received).toEqual([sent.message, reply.message]);
    });
  });

  it('with the same client id stores once and returns the same', async () => {
    const started = await startActiveChat(chat());
    const { client, joined } = await joinAsVisitor(chat(), started);
    const message = { chatSessionId: started.id, content: 'Hello', clientId: 'again' };

    const responses = await Promise.all([1, 2, 3].map(() => client.emitWithAck('send_message', message)));
    const later = await client.emitWithAck('send_message', message);

    expect(new Set([...responses, later].map((response) => answered(response).message.id)).size).toBe(1);
    expect(textsOf((await joinedAfter(client, started.id, joined.messages.at(-1)?.id ?? 0)).messages)).toEqual([
      'Hello',
    ]);
  });

  it('removes bidirectional control characters', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);

    const response = await client.emitWithAck('send_message', {
      chatSessionId: started.id,
      content: ' \u202eHello\u202c,\n\u2066is it\u2069 free? \u200e',
    });

    expect(answered(response).message.message).toBe('Hello,\nis it free?');
  });

  it('is refused while the chat waits and after it was closed', async () => {
    const started = await startChatAs(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const send = async () =>
      codeOf(await client.emitWithAck('send_message', { chatSessionId: started.id, content: 'Hello' }));

    expect(await send()).toBe('chat-not-active');
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/assign`);
    expect(await send()).toBeUndefined();
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/close`);
    expect(await send()).toBe('chat-not-active');
  });

  it.each([
    ['blank text', { content: ' \n ' }],
    ['text of which nothing can be seen', { content: '\u200b\u2800' }],
    ['nothing but a change of the direction of writing', { content: '\u202e \u202c' }],
    ['2,001 characters', { content: 'x'.repeat(2001) }],
    ['no text', {}],
    ['a character that cannot be stored', { content: 'a\0b' }],
    ['a client id of 65 characters', { content: 'Hello', clientId: 'c'.repeat(65) }],
  ])('with %s is refused as invalid input', async (_case, fields) => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);

    const response = await client.emitWithAck('send_message', { chatSessionId: started.id, ...fields } as never);

    expect(codeOf(response)).toBe('invalid-input');
  });

  it('accepts 2,000 characters of the longest kind', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const content = '\u0950'.repeat(2000);

    const { message } = answered(await client.emitWithAck('send_message', { chatSessionId: started.id, content }));

    expect(message.message).toBe(content);
  });

  it('is refused above 30 messages a minute, for one side of one chat', async () => {
    const started = await startActiveChat(chat());
    const visitor = await joinAsVisitor(chat(), started);
    const owner = await connectAsAdmin(chat());
    const send = async (client: ChatClient, content: string) =>
      codeOf(await client.emitWithAck('send_message', { chatSessionId: started.id, content }));

    for (let count = 1; count <= 30; count += 1) expect(await send(visitor.client, `${count}`)).toBeUndefined();

    expect(await send(visitor.client, '31')).toBe('too-many-requests');
    expect(await send(owner.client, 'Yes')).toBeUndefined();
  });

  it('does not count in the limit while the chat waits, or when it repeats a stored one', async () => {
    const started = await startChatAs(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const send = async (clientId: string) =>
      codeOf(await client.emitWithAck('send_message', { chatSessionId: started.id, content: 'Hello', clientId }));

    for (let count = 1; count <= 31; count += 1) expect(await send('early')).toBe('chat-not-active');
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/assign`);
    for (let count = 1; count <= 31; count += 1) expect(await send('the same')).toBeUndefined();
    for (let count = 2; count <= 30; count += 1) expect(await send(`${count}`)).toBeUndefined();

    expect(await send('31')).toBe('too-many-requests');
  });
});

describe('a chat’s changes', () => {
  it('are sent as admin_joined, chat_closed and, to admins, chat_session', async () => {
    const owner = await connectAsAdmin(chat());
    const begun = next(owner.client, 'chat_session');
    const started = await startChatAs(chat(), { page: '/booking' });
    const { client, received } = await joinAsVisitor(chat(), started);
    const joined = next(client, 'admin_joined');
    const closed = next(client, 'chat_closed');

    expect(await begun).toMatchObject({ isNew: true, session: { id: started.id, visitorPage: '/booking' } });
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/assign`);
    expect(await joined).toMatchObject({ session: { id: started.id, status: 'active', adminId: 1 } });
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${started.id}/close`);
    expect(await closed).toMatchObject({ session: { id: started.id, status: 'closed' } });
    expect(await joined).not.toHaveProperty('session.visitorPage');
    await eventually(() => expect(textsOf(received)).toEqual(['An admin has joined the chat', 'The chat was closed']));
  });

  it('show both sides who is connected, types and has seen what', async () => {
    const started = await startActiveChat(chat());
    const visitor = await joinAsVisitor(chat(), started);
    const presences: unknown[] = [];
    visitor.client.on('presence', (presence) => presences.push(presence));
    const owner = await connectAsAdmin(chat());

    await eventually(() =>
      expect(presences.at(-1)).toEqual({ chatSessionId: started.id, visitorOnline: true, adminOnline: true }),
    );
    const typing = next(visitor.client, 'typing');
    owner.client.emit('typing', { chatSessionId: started.id, typing: true });
    expect(await typing).toEqual({ chatSessionId: started.id, typing: true, senderType: 'admin' });
    const { message } = answered(
      await owner.client.emitWithAck('send_message', { chatSessionId: started.id, content: 'Hello' }),
    );
    const seen = next(owner.client, 'seen');
    visitor.client.emit('seen', { chatSessionId: started.id, lastId: message.id });
    expect(await seen).toEqual({ chatSessionId: started.id, lastId: message.id, by: 'visitor' });
    const moved = next(owner.client, 'chat_session');
    visitor.client.emit('visitor_page', { chatSessionId: started.id, page: '/gallery' });
    expect(await moved).toMatchObject({ session: { visitorPage: '/gallery', visitorOnline: true } });
    owner.client.disconnect();
    await eventually(() => expect(presences.at(-1)).toMatchObject({ adminOnline: false }));
  });
});

describe('what a visitor does in quick succession', () => {
  it('reaches the admins at once, and then once a second with the last state', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const owner = await connectAsAdmin(chat());
    const pages: unknown[] = [];
    const typing: boolean[] = [];
    owner.client.on('chat_session', ({ session }) => pages.push(session.visitorPage));
    owner.client.on('typing', (event) => typing.push(event.typing));
    const { id: chatSessionId } = started;

    for (let step = 0; step < 50; step += 1) {
      client.emit('visitor_page', { chatSessionId, page: `/${step}` });
      client.emit('typing', { chatSessionId, typing: step % 2 === 0 });
    }

    await eventually(() => expect([pages.at(-1), typing.at(-1)]).toEqual(['/49', false]));
    expect([pages[0], typing[0]]).toEqual(['/0', true]);
    expect(Math.max(pages.length, typing.length)).toBeLessThan(5);
  });
});

it('typing is not shown after the message that it led to', async () => {
  const started = await startActiveChat(chat());
  const { client } = await joinAsVisitor(chat(), started);
  const owner = await connectAsAdmin(chat());
  const events: string[] = [];
  owner.client.on('typing', ({ typing }) => events.push(`typing ${typing}`));
  owner.client.on('new_message', ({ message }) => events.push(message.message));
  const { id: chatSessionId } = started;

  for (const content of ['One', 'Two']) {
    client.emit('typing', { chatSessionId, typing: true });
    answered(await client.emitWithAck('send_message', { chatSessionId, content }));
  }
  await sleep(1_500);

  expect(events).toEqual(['typing true', 'One', 'Two']);
});

describe('a connection is cut', () => {
  it('after twenty answers about chats that its cookie does not open, while an admin’s stays open', async () => {
    const { cookie } = await startChatAs(chat());
    const visitor = await connected(openSocket(chat(), { cookie }));
    const admin = await connectAsAdmin(chat());
    const cut = disconnected(visitor);

    for (let id = 900_001; id <= 900_020; id += 1) {
      expect(codeOf(await visitor.emitWithAck('join_chat', { chatSessionId: id }))).toBe('not-found');
      expect(codeOf(await admin.client.emitWithAck('join_chat', { chatSessionId: id }))).toBe('not-found');
    }

    expect(await Promise.race([cut, sleep(5_000)])).toBe('io server disconnect');
    expect(admin.client.connected).toBe(true);
  });

  it('when its admin token is revoked', async () => {
    const bearer = chat().identity.bearer();
    const { client } = await connectAsAdmin(chat(), bearer);
    const other = await connectAsAdmin(chat());
    const cut = disconnected(client);
    const { jti } = new JwtService().decode<{ jti: string }>(bearer.replace('Bearer ', ''));

    await chat()
      .app.get(Revocations)
      .revoke({ tokenId: jti, expiresAt: Math.floor(Date.now() / 1000) + 60 });

    expect(await cut).toBe('io server disconnect');
    expect(other.client.connected).toBe(true);
  });

  it('when it sends a frame of a megabyte, while other connections stay open', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const other = await connectAsAdmin(chat());
    const cut = disconnected(client);

    client.emit('send_message', { chatSessionId: started.id, content: 'x'.repeat(1024 * 1024) });

    await cut;
    expect(other.client.connected).toBe(true);
  });

  it('when the connections of one visitor send hundreds of events together', async () => {
    const started = await startActiveChat(chat());
    const tabs = await Promise.all(Array.from({ length: 4 }, () => joinAsVisitor(chat(), started)));
    const cut = Promise.race(tabs.map(({ client }) => disconnected(client)));

    for (const { client } of tabs)
      for (let count = 0; count < 100; count += 1) client.emit('typing', { chatSessionId: started.id, typing: true });

    expect(await Promise.race([cut, sleep(5_000)])).toBe('io server disconnect');
  });

  it('when it sends hundreds of events at once, while other connections keep working', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const other = await connectAsAdmin(chat());
    const cut = disconnected(client);

    for (let count = 0; count < 400; count += 1) client.emit('typing', { chatSessionId: started.id, typing: true });

    await cut;
    answered(await other.client.emitWithAck('send_message', { chatSessionId: started.id, content: 'Hello' }));
  });
});
