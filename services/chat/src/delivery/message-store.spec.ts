import { describe, expect, it } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { indexesOf } from '@farmhouse/platform/testing/query-plans';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { startActiveChat } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';
import { MessageStore } from './message-store.ts';
import { STORE, valuesOf, type NewMessage } from '../message/store-messages.statement.ts';

const chat = useChat();

const aMessage = (chatSessionId: number, clientId: string): NewMessage => ({
  ...{ chatSessionId, clientId, senderType: 'visitor', senderId: 'asha', message: `${chatSessionId} ${clientId}` },
});

describe('chat messages that are stored in one statement', () => {
  it('are stored once each, in their order, and acknowledged individually', async () => {
    const store = chat().app.get(MessageStore);
    const [one, two, closed] = [
      await startActiveChat(chat()),
      await startActiveChat(chat()),
      await startActiveChat(chat()),
    ];
    await callAsAdmin(chat(), 'PUT', `/api/admin/chat/${closed.id}/close`);
    const early = await store.store(aMessage(one.id, 'early'));

    const responses = await Promise.allSettled(
      [
        aMessage(two.id, 'first'),
        aMessage(one.id, 'early'),
        aMessage(closed.id, 'first'),
        aMessage(one.id, 'first'),
        aMessage(two.id, 'first'),
        aMessage(two.id, 'second'),
        aMessage(one.id, 'second'),
      ].map((message) => store.store(message)),
    );

    const [, , refused, ...rest] = responses;
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'chat-not-active' } });
    expect(responses[1]).toEqual({ status: 'fulfilled', value: { ...early, isNew: false } });
    expect(rest[1]).toMatchObject({ status: 'fulfilled', value: { isNew: false } });
    const stored = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value.message] : []));
    expect(stored.map(({ message }) => message)).toEqual(
      [
        [two.id, 'first'],
        [one.id, 'early'],
        [one.id, 'first'],
        [two.id, 'first'],
        [two.id, 'second'],
        [one.id, 'second'],
      ].map(([id, name]) => `${id} ${name}`),
    );
    const rows = await chat()
      .app.get(DataSource)
      .query<{ id: string }[]>(`SELECT id FROM chat_messages WHERE message_type = 'text' ORDER BY id`);
    const fresh = [early.message, ...[0, 2, 4, 5].flatMap((place) => stored[place] ?? [])];
    expect(rows.map(({ id }) => Number(id))).toEqual(fresh.map(({ id }) => id));
  });

  it('are stored in the order of their arrival within each chat, however late a statement is', async () => {
    const store = chat().app.get(MessageStore);
    const chats = [await startActiveChat(chat()), await startActiveChat(chat()), await startActiveChat(chat())];
    const sent: Promise<ChatMessageView>[] = [];
    // every other statement reaches the database late
    const db = chat().app.get(DedicatedPool);
    const run = db.run.bind(db);
    let statements = 0;
    db.run = async (statement, values) => {
      if (statements++ % 2 === 0) await sleep(30);
      return run(statement, values);
    };
    for (let turn = 0; turn < 30; turn += 1) {
      for (let count = 0; count < 20; count += 1) {
        for (const { id } of chats)
          sent.push(store.store(aMessage(id, `${turn} ${count}`)).then(({ message }) => message));
      }
      await new Promise((resolve) => setImmediate(resolve));
    }

    const stored = await Promise.all(sent).finally(() => (db.run = run));

    for (const { id } of chats) {
      const ids = stored.filter(({ chatSessionId }) => chatSessionId === id).map((view) => view.id);
      expect(ids).toHaveLength(600);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it('are stored without reading other active chats, however many there are', async () => {
    const { id } = await startActiveChat(chat());
    await chat()
      .app.get(DataSource)
      .query(
        `INSERT INTO chat_sessions (visitor_session_id, visitor_name, visitor_phone, status, token_hash)
         SELECT 'visitor', 'Asha', '1', 'active', 'token ' || n FROM generate_series(1, 2000) AS n`,
      );

    const indexes = await indexesOf(chat(), STORE.text, valuesOf([aMessage(id, 'first'), aMessage(id, 'second')]));

    expect(new Set(indexes)).toEqual(new Set(['chat_sessions_pk']));
  });
});
