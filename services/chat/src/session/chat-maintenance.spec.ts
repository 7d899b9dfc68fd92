import { describe, expect, it } from '@jest/globals';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { connectAsAdmin, joinAsVisitor, startActiveChat, startChatAs } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from '../schedule/schedule.ts';
import { ChatMaintenanceService } from './chat-maintenance.service.ts';

const chat = useChat();
const maintenance = () => chat().app.get(ChatMaintenanceService);
const query = (sql: string) => chat().app.get(DataSource).query<object[]>(sql);
const statuses = async () =>
  (await callAsAdmin<AdminChatSessionView[]>(chat(), 'GET', '/api/admin/chat/sessions')).body.map(
    ({ status }) => status,
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('ChatMaintenanceService.closeIdle', () => {
  it('closes waiting and active chats 30 minutes after the last message, and notifies connected clients', async () => {
    await startChatAs(chat());
    const { client } = await joinAsVisitor(chat(), await startActiveChat(chat()));
    const closed = new Promise((resolve) => client.once('chat_closed', ({ session }) => resolve(session.status)));

    await maintenance().closeIdle(inMinutes(29));
    expect(await statuses()).toEqual(['active', 'waiting']);
    await maintenance().closeIdle(inMinutes(31));

    expect(await statuses()).toEqual(['closed', 'closed']);
    expect(await closed).toBe('closed');
    expect(
      await query(`SELECT message FROM chat_messages WHERE message LIKE '%nobody wrote for 30 minutes'`),
    ).toHaveLength(2);
  });

  it('closes more chats at once than are read at once', async () => {
    await query(
      `INSERT INTO chat_sessions (visitor_session_id, visitor_name, visitor_phone, status, token_hash)
       SELECT 'visitor ' || n, 'Asha', '1', 'waiting', gen_random_uuid()::text FROM generate_series(1, 201) n`,
    );

    await maintenance().closeIdle(inMinutes(31));

    expect(await query(`SELECT 1 FROM chat_sessions WHERE status <> 'closed'`)).toEqual([]);
  });
});

describe('ChatMaintenanceService.publishUnassigned', () => {
  it('publishes the questions that were asked while a chat waited, in their order', async () => {
    const started = await startChatAs(chat(), { question: 'Is the pool heated?' });
    const later = await startChatAs(chat());
    const ask = ({ visitorSessionId, cookie }: typeof started, question: string) =>
      call(chat(), 'POST', '/api/chat/start', {
        body: { visitorSessionId, visitorName: 'Asha', visitorPhone: '9000012345', question },
        headers: { cookie, 'x-real-ip': '203.0.113.251' },
      });
    await ask(started, 'We are 14.');
    await ask(started, 'And two dogs.');
    await ask(later, 'Are you open in May?');

    await maintenance().publishUnassigned(inMinutes(3));

    expect(await eventsOf(chat(), 'chat.untaken')).toMatchObject([
      { chat: { id: started.id, question: 'Is the pool heated?\nWe are 14.\nAnd two dogs.' } },
      { chat: { id: later.id, question: 'Are you open in May?' } },
    ]);
  });

  it('publishes chat.untaken once for a chat that waits for more than two minutes', async () => {
    const { id } = await startChatAs(chat(), {
      visitorEmail: 'asha@example.com',
      page: '/booking',
      question: 'Is the pool heated?',
    });
    await startActiveChat(chat());

    await maintenance().publishUnassigned(inMinutes(1));
    expect(await eventsOf(chat(), 'chat.untaken')).toEqual([]);
    await Promise.all([maintenance().publishUnassigned(inMinutes(3)), maintenance().publishUnassigned(inMinutes(3))]);
    await maintenance().publishUnassigned(inMinutes(4));

    expect(await eventsOf(chat(), 'chat.untaken')).toMatchObject([
      {
        chat: {
          id,
          visitorName: 'Asha',
          visitorEmail: 'asha@example.com',
          visitorPage: '/booking',
          question: 'Is the pool heated?',
        },
      },
    ]);
  });
});

describe('the schedule of the chat service', () => {
  it('closes idle chats, mails untaken ones and deletes old ones', async () => {
    const queue = chat().app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });
    const [idle, untaken, old] = [await startChatAs(chat()), await startChatAs(chat()), await startChatAs(chat())];
    await query(`UPDATE chat_sessions SET last_message_at = now() - interval '31 minutes' WHERE id = ${idle.id}`);
    await query(`UPDATE chat_sessions SET started_at = now() - interval '3 minutes' WHERE id = ${untaken.id}`);
    await query(
      `UPDATE chat_sessions SET status = 'closed', closed_at = now() - interval '25 months' WHERE id = ${old.id}`,
    );
    const { client } = await connectAsAdmin(chat());
    const received: string[] = [];
    client.on('chat_session', ({ session }) => received.push(session.status));

    await queue.resume();
    for (const name of Object.keys(SCHEDULE)) await queue.add(name, {});

    await eventually(async () => {
      expect(await statuses()).toEqual(['waiting', 'closed']);
      expect(await eventsOf(chat(), 'chat.untaken')).toHaveLength(1);
      expect(await query(`SELECT 1 FROM chat_messages WHERE chat_session_id = ${old.id}`)).toEqual([]);
    });
    await eventually(() => expect(received.at(-1)).toBe('closed'));
  });
});
