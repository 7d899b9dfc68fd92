import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import type { Problem } from '@farmhouse/contracts/errors';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { joinAsVisitor, startActiveChat, startChatAs } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';

const chat = useChat();

const close = (id: number) =>
  callAsAdmin<AdminChatSessionView>(chat(), 'PUT', `/api/admin/chat/${id}/close`, {
    headers: { 'Undo-Seconds': '10' },
  });
const open = async () => (await callAsAdmin<Undoable[]>(chat(), 'GET', '/api/admin/undo/chats')).body;
const undo = (id: number | undefined) => callAsAdmin<Problem>(chat(), 'POST', `/api/admin/undo/chats/${id}`);
const sessions = async () =>
  (await callAsAdmin<AdminChatSessionView[]>(chat(), 'GET', '/api/admin/chat/sessions')).body;

describe('POST /api/admin/undo/chats/:id', () => {
  it('reopens a closed chat with its admin, and notifies its visitor', async () => {
    const started = await startActiveChat(chat());
    const { client } = await joinAsVisitor(chat(), started);
    const told: string[] = [];
    client.on('chat_closed', ({ session }) => told.push(session.status));
    client.on('admin_joined', ({ session }) => told.push(session.status));
    await close(started.id);
    const [closed] = await open();
    expect(closed).toMatchObject({ done: 'Closed the chat with Asha', doneBy: 'owner' });

    const responses = await Promise.all([undo(closed?.id), undo(closed?.id)]);

    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await sessions()).toMatchObject([{ id: started.id, status: 'active', adminId: 1, closedAt: null }]);
    await eventually(() => expect(told).toEqual(['closed', 'active']));
    const { body: messages } = await callAsAdmin<ChatMessageView[]>(chat(), 'GET', `/api/chat/${started.id}/messages`);
    expect(messages.filter(({ message }) => message === 'The chat is open again')).toHaveLength(1);
    expect(await open()).toEqual([]);
  });

  it('returns 409 when the visitor has begun another chat since, and the first stays closed', async () => {
    const started = await startActiveChat(chat());
    await close(started.id);
    const [closed] = await open();
    const { id } = await startChatAs(chat(), { visitorSessionId: started.visitorSessionId });

    const { status, body } = await undo(closed?.id);

    expect([status, body.code]).toEqual([409, 'changed-since']);
    expect(body.message).toBe('This can no longer be undone: the visitor has begun another chat since.');
    const states = (await sessions()).map((session) => [session.id, session.status === 'closed']);
    expect(new Map(states as [number, boolean][])).toEqual(
      new Map([
        [started.id, true],
        [id, false],
      ]),
    );
  });

  it('returns 409 once the time is over, and the chat stays closed', async () => {
    const started = await startActiveChat(chat());
    await close(started.id);
    const [closed] = await open();
    await chat().app.get(DataSource).query(`UPDATE undos SET ends_at = now() - interval '1 second'`);

    const { status, body } = await undo(closed?.id);

    expect([status, body.code]).toEqual([409, 'undo-over']);
    expect(await sessions()).toMatchObject([{ status: 'closed' }]);
  });
});
