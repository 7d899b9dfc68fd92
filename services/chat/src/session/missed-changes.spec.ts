import { afterEach, expect, it, jest } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { DataSource } from 'typeorm';
import { Deliveries } from '../delivery/deliveries.ts';
import { MessageStore } from '../delivery/message-store.ts';
import { RunningServer } from '../delivery/running-server.ts';
import { useChat } from '../testing/use-chat.ts';
import { MissedChanges } from './missed-changes.ts';

const CHATS = 100;
const MESSAGES_OF_CHAT = 1000;

const chat = useChat();
afterEach(() => {
  jest.restoreAllMocks();
});

/** What the connections of this process receive. */
function listen(): ChatMessageView[] {
  const received: ChatMessageView[] = [];
  const server = chat().app.get(RunningServer);
  const emit = (_event: string, { message }: { message: ChatMessageView }) => received.push(message) > 0;
  jest.spyOn(server, 'has').mockReturnValue(true);
  jest.spyOn(server, 'localOf').mockReturnValue({ emit } as unknown as ReturnType<RunningServer['localOf']>);
  return received;
}

/** An active chat that this process does not know. */
async function aChatOfAnotherProcess(): Promise<number> {
  const [row] = await chat()
    .app.get(DataSource)
    .query<{ id: number }[]>(
      `INSERT INTO chat_sessions (visitor_session_id, visitor_name, visitor_phone, status, token_hash)
       VALUES ('visitor', 'Asha', '1', 'active', gen_random_uuid()::text) RETURNING id`,
    );
  return row?.id ?? 0;
}

/** Stores a message as another process does whose announcement is lost. */
async function storeElsewhere(chatSessionId: number, message: string): Promise<void> {
  await chat()
    .app.get(DataSource)
    .query(
      `WITH stored AS (
         INSERT INTO chat_messages (chat_session_id, client_id, sender_type, sender_id, message, message_type)
         VALUES ($1::integer, $2, 'visitor', 'asha', $2, 'text') RETURNING id, chat_session_id
       )
       UPDATE chat_sessions SET last_message_id = stored.id FROM stored WHERE chat_sessions.id = stored.chat_session_id`,
      [chatSessionId, message],
    );
}

it('MissedChanges delivers each of 100,000 messages once, although every check runs between their commit and their delivery', async () => {
  const { app } = chat();
  const [db, store, missed] = [app.get(DedicatedPool), app.get(MessageStore), app.get(MissedChanges)];
  const received = listen();
  const run = db.run.bind(db);
  jest.spyOn(db, 'run').mockImplementation(async (statement, values) => {
    const rows = await run(statement, values);
    await missed.check();
    return rows;
  });

  const stored: ChatMessageView[] = [];
  for (let turn = 0; turn < CHATS; turn += 1) {
    const chatSessionId = await aChatOfAnotherProcess();
    const messages = Array.from({ length: MESSAGES_OF_CHAT }, (_, count) =>
      store.store({
        chatSessionId,
        clientId: `${count}`,
        senderType: 'visitor',
        senderId: 'asha',
        message: `${count}`,
      }),
    );
    stored.push(...(await Promise.all(messages)).map(({ message }) => message));
    await app.get(DataSource).query(`UPDATE chat_sessions SET status = 'closed', closed_at = '2020-01-01'`);
  }

  const receivedIds = new Set(received.map(({ id }) => id));
  const missing = stored.filter(({ id }) => !receivedIds.has(id)).length;
  const isInOrder = received.every(({ id }, place) => id === stored[place]?.id);
  expect({ received: received.length, missing, isInOrder }).toEqual({ received: 100_000, missing: 0, isInOrder: true });
}, 180_000);

it('MissedChanges checks more chats than a statement of Postgres can have parameters', async () => {
  const [missed, deliveries] = [chat().app.get(MissedChanges), chat().app.get(Deliveries)];
  for (let id = 1_000_001; id <= 1_070_000; id += 1) deliveries.startFrom(id, { lastId: 0, status: 'active' });

  await missed.check();

  expect(deliveries.known.filter((id) => id > 1_000_000)).toEqual([]);
});

it('MissedChanges keeps the position of a chat that has become known during a check', async () => {
  const [missed, deliveries] = [chat().app.get(MissedChanges), chat().app.get(Deliveries)];
  const received = listen();
  const id = await aChatOfAnotherProcess();
  await chat().app.get(DataSource).query(`DELETE FROM chat_sessions`);

  const checking = missed.check();
  deliveries.publish([{ chatSessionId: id, previousId: 0, messages: [] }]);
  await checking;
  await chat()
    .app.get(DataSource)
    .query(
      `INSERT INTO chat_sessions (id, visitor_session_id, visitor_name, visitor_phone, status, token_hash)
       VALUES ($1, 'visitor', 'Asha', '1', 'active', 'token')`,
      [id],
    );
  await storeElsewhere(id, 'while Redis was down');
  await missed.check();

  expect(received.map(({ message }) => message)).toEqual(['while Redis was down']);
});
