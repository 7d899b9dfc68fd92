import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { Deliveries } from '../delivery/deliveries.ts';
import { MissedChanges } from './missed-changes.ts';
import { answered, connectAsAdmin, joinAsVisitor, startActiveChat, type ChatClient } from '../testing/chat-client.ts';
import { startSecondProcess } from '../testing/second-process.ts';
import { useChat } from '../testing/use-chat.ts';

const first = useChat({ RATE_LIMIT_CHAT_MESSAGES: '1000' });
let second: TestService;
beforeAll(async () => {
  second = await startSecondProcess(first());
});
afterAll(() => second.close());

const MESSAGES = 100;

const textsOf = (messages: readonly ChatMessageView[]) => messages.map(({ message }) => message);
const isAscending = (messages: readonly ChatMessageView[]) =>
  messages.every(({ id }, at) => at === 0 || id > (messages[at - 1]?.id ?? 0));
const send = async (client: ChatClient, chatSessionId: number, content: string) =>
  answered(await client.emitWithAck('send_message', { chatSessionId, content })).message;

describe('two processes of the chat', () => {
  it('deliver to both sides every message once and in the same order', async () => {
    const chat = await startActiveChat(first());
    const visitor = await joinAsVisitor(first(), chat);
    const owner = await connectAsAdmin(second);

    const sent = await Promise.all(
      Array.from({ length: MESSAGES }, (_, at) => [
        send(visitor.client, chat.id, `visitor ${at}`),
        send(owner.client, chat.id, `admin ${at}`),
      ]).flat(),
    );

    const ids = sent.map(({ id }) => id).toSorted((a, b) => a - b);
    await eventually(() => {
      expect(visitor.received.map(({ id }) => id)).toEqual(ids);
      expect(owner.received).toEqual(visitor.received);
    });
    for (const side of ['visitor', 'admin']) {
      const own = textsOf(visitor.received.filter(({ senderType }) => senderType === side));
      expect(own).toEqual(Array.from({ length: MESSAGES }, (_, at) => `${side} ${at}`));
    }
  });

  it('store a message once when it is sent to both', async () => {
    const chat = await startActiveChat(first());
    const [one, two] = [await connectAsAdmin(first()), await connectAsAdmin(second)];
    const message = { chatSessionId: chat.id, content: 'Hello', clientId: 'same' };

    const responses = await Promise.all(
      [one, two, one, two].map(({ client }) => client.emitWithAck('send_message', message)),
    );

    expect(new Set(responses.map((response) => answered(response).message.id)).size).toBe(1);
    await eventually(() => expect(textsOf(one.received)).toEqual(['Hello']));
  });

  it('deliver in order what Redis has lost: before the next message, or at the next check', async () => {
    const chat = await startActiveChat(first());
    const visitor = await joinAsVisitor(first(), chat);
    const { client } = await connectAsAdmin(second);
    const lost = second.app.get(Deliveries);
    const publish = lost.publish.bind(lost);

    lost.publish = (changes) => lost.receive(changes);
    for (const content of ['one', 'two']) await send(client, chat.id, content);
    lost.publish = publish;
    await send(client, chat.id, 'three');
    await eventually(() => expect(textsOf(visitor.received)).toEqual(['one', 'two', 'three']));
    lost.publish = (changes) => lost.receive(changes);
    await send(client, chat.id, 'four');
    const closed = new Promise((resolve) => visitor.client.once('chat_closed', resolve));
    await callAsAdmin(second, 'PUT', `/api/admin/chat/${chat.id}/close`);
    lost.publish = publish;
    await first().app.get(MissedChanges).check();

    await closed;
    await eventually(() =>
      expect(textsOf(visitor.received)).toEqual(['one', 'two', 'three', 'four', 'The chat was closed']),
    );
    expect(isAscending(visitor.received)).toBe(true);
  });

  it('number messages of one chat in the order of their commits', async () => {
    const chat = await startActiveChat(first());
    const [one, two] = [await connectAsAdmin(first()), await connectAsAdmin(second)];
    const db = first().app.get(DataSource);
    const seen: number[] = [];
    const read = async (): Promise<void> => {
      const rows = await db.query<{ id: string }[]>(
        'SELECT id FROM chat_messages WHERE chat_session_id = $1 AND id > $2 ORDER BY id',
        [chat.id, seen.at(-1) ?? 0],
      );
      seen.push(...rows.map(({ id }) => Number(id)));
    };

    const sending = Promise.all(
      [one, two].flatMap(({ client }) => Array.from({ length: MESSAGES }, (_, at) => send(client, chat.id, `${at}`))),
    );
    let isDone = false;
    void sending.finally(() => (isDone = true));
    while (!isDone) await read();
    await sending;
    await read();

    // the start, the admin's joining, and every message, none of which became visible after a later one
    expect(seen).toHaveLength(2 + 2 * MESSAGES);
  });

  it('share who is connected', async () => {
    const chat = await startActiveChat(first());
    const visitor = await joinAsVisitor(first(), chat);
    const presence: boolean[] = [];
    visitor.client.on('presence', ({ adminOnline }) => presence.push(adminOnline));

    const { client } = await connectAsAdmin(second);

    await eventually(() => expect(presence.at(-1)).toBe(true));
    client.disconnect();
    await eventually(() => expect(presence.at(-1)).toBe(false));
  });
});
