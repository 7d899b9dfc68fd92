import { randomUUID } from 'node:crypto';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { plansOf } from '@farmhouse/platform/testing/query-plans';
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { joinAsVisitor, startActiveChat, startChatAs } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';
import { ChatPersonalData } from './chat-personal-data.ts';

const chat = useChat();
const person = personOf({ email: 'asha@example.com', phone: '98480 12345' });
const count = async (table: string) =>
  (await chat().app.get(DataSource).query<object[]>(`SELECT 1 FROM ${table}`)).length;
const find = async () => {
  const answers = await new PersonalDataQuestions(chat().app.get(RedisConnection)).ask(person, ['chat']);
  return Object.fromEntries((answers.get('chat')?.groups ?? []).map(({ name, records }) => [name, records.length]));
};
const erase = () =>
  chat()
    .app.get(Inbox)
    .handle({
      ...{ id: randomUUID(), type: 'erasure.agreed', occurredAt: new Date().toISOString() },
      payload: { requestId: 9, run: 'a-run', person, bookingIds: [] },
    });

describe('the chats of a person', () => {
  it('are found by the whole number or address, and erased with all messages', async () => {
    await startChatAs(chat(), { visitorPhone: '+91 98480 12345' });
    await startChatAs(chat(), { visitorPhone: '+91 00000 00001', visitorEmail: 'Asha@Example.com' });
    await startChatAs(chat(), { visitorPhone: '+91 98480 123456', visitorEmail: 'n.asha@example.com' });

    expect(await find()).toEqual({ Chats: 2, 'Chat messages': 2 });
    await erase();

    expect([await count('chat_sessions'), await count('chat_messages')]).toEqual([1, 1]);
    expect(await eventsOf(chat(), 'erasure.part-done')).toEqual([
      { requestId: 9, run: 'a-run', service: 'chat', erased: { Chats: 2, 'Chat messages': 2 } },
    ]);
  });

  it('are erased with what was kept to undo their closing', async () => {
    await startChatAs(chat(), { visitorPhone: '+91 98480 12345' });
    await startChatAs(chat(), { visitorPhone: '+91 98480 123456', visitorEmail: 'n.asha@example.com' });
    const sessions = await chat().app.get(DataSource).query<{ id: number }[]>('SELECT id FROM chat_sessions');
    for (const { id } of sessions)
      await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${id}/close`, { headers: { 'Undo-Seconds': '10' } });
    expect(await count('undos')).toBe(2);

    await erase();

    expect(await count('undos')).toBe(1);
  });

  it('accept no more messages once erased, also while the visitor is connected', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    await erase();

    const message = {
      chatSessionId: started.id,
      senderType: 'visitor',
      senderId: 'v',
      content: 'Hello',
      clientId: 'c',
    };
    const answer = await client.emitWithAck('send_message', message as never);

    expect(answer).toHaveProperty('error');
    expect(await count('chat_messages')).toBe(0);
  });
});

it('the chats of a person are found among 5,000 by indexes', async () => {
  const db = chat().app.get(DataSource);
  await db.query(`
    INSERT INTO chat_sessions (visitor_session_id, visitor_name, visitor_email, visitor_phone, token_hash)
    SELECT 'visitor-' || n, 'Asha Rao', 'guest-' || n || '@example.com', '98480 ' || n + 20000, 'hash-' || n
    FROM generate_series(1, 5000) AS n`);
  await db.query('ANALYZE chat_sessions');

  const plans = await plansOf(chat(), () => new ChatPersonalData(new Outbox()).find(db.manager, person));

  const [chats] = plans.filter(({ sql }) => sql.includes('FROM chat_sessions'));
  expect({ ...chats, indexes: chats?.indexes.toSorted() }).toMatchObject({
    scanned: [],
    indexes: ['chat_sessions_email', 'chat_sessions_phone'],
  });
});
