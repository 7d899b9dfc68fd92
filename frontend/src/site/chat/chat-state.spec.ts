import { describe, expect, it } from '@jest/globals';
import { CHAT_MESSAGE_MAX_LENGTH, type ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import {
  connectionNotice,
  NO_CHAT,
  questionAndRest,
  withJoined,
  withJoinRefused,
  withMessages,
  withRefused,
  withSeen,
  withSession,
  withTyped,
  withUnsent,
  type ChatState,
} from './chat-state.ts';
import { exampleSession } from './testing/example-session.ts';

const CHAT = 7;
const message = (id: number, fields: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  chatSessionId: CHAT,
  senderType: 'admin',
  senderId: '1',
  message: 'Yes',
  messageType: 'text',
  isRead: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  clientId: null,
  ...fields,
});
const chat = (status: ChatStatus): ChatState => ({ ...NO_CHAT, session: exampleSession(status) });

describe('withTyped', () => {
  it('queues a trimmed text while the chat is active', () => {
    const { queue } = withTyped(chat('active'), '  Is the pool heated?\n', 'a');

    expect(queue).toEqual([{ clientId: 'a', chatSessionId: CHAT, content: 'Is the pool heated?' }]);
  });

  it.each([
    ['blank text', chat('active'), ' \n '],
    ['a waiting chat', chat('waiting'), 'Hello'],
    ['a closed chat', chat('closed'), 'Hello'],
    ['no chat', NO_CHAT, 'Hello'],
  ])('queues nothing for %s', (_case, state, text) => {
    expect(withTyped(state, text, 'a')).toBe(state);
  });
});

describe('withMessages', () => {
  it('removes a stored message from the queue, also when it comes from a catch-up', () => {
    const typed = withTyped(withTyped(chat('active'), 'One', 'a'), 'Two', 'b');

    const { queue, messages } = withMessages(typed, [message(4, { clientId: 'a', senderType: 'visitor' })]);

    expect(queue.map(({ clientId }) => clientId)).toEqual(['b']);
    expect(messages.map(({ id }) => id)).toEqual([4]);
  });

  it('ends the typing indicator when the answer arrives, but not for a system message', () => {
    const typing = { ...chat('active'), isAdminTyping: true };

    expect(withMessages(typing, [message(1)]).isAdminTyping).toBe(false);
    expect(withMessages(typing, [message(1, { messageType: 'system' })]).isAdminTyping).toBe(true);
  });
});

describe('withSession', () => {
  it('marks queued messages as not sent when the chat is closed, and keeps earlier reasons', () => {
    const typed = withRefused(withTyped(withTyped(chat('active'), 'One', 'a'), 'Two', 'b'), 'a', 'Too long');

    const { queue } = withSession(typed, exampleSession('closed'));

    expect(queue.map(({ refusal }) => refusal)).toEqual(['Too long', 'The chat was closed before this could be sent']);
  });

  it('keeps the queue when an admin joins', () => {
    const typed = withTyped(chat('active'), 'One', 'a');

    expect(withSession(typed, exampleSession('active')).queue).toBe(typed.queue);
  });
});

describe('withSeen', () => {
  it('marks the visitor’s messages as read when an admin has seen them', () => {
    const mine = withMessages(chat('active'), [message(3, { senderType: 'visitor' }), message(4)]);

    expect(withSeen(mine, 'admin', 4).messages.map(({ isRead }) => isRead)).toEqual([true, false]);
  });
});

describe('a chat that is open in too many tabs', () => {
  const online: ChatState = { ...NO_CHAT, session: exampleSession('active'), connection: 'online' };

  it('says so until it is joined', () => {
    const refused = withJoinRefused(online, 'too-many-requests');

    expect(connectionNotice(refused)).toMatch(/^This chat is open in too many tabs\. .* kept and sent then\.$/);
    expect(connectionNotice(withJoined(refused))).toBeUndefined();
  });

  it('does not say so after another refusal, when the connection is lost, or when it is closed', () => {
    expect(withJoinRefused(online, 'unavailable')).toBe(online);
    expect(connectionNotice(withJoinRefused({ ...online, connection: 'offline' }, 'too-many-requests'))).toMatch(
      /^No connection\./,
    );
    expect(
      connectionNotice({ ...withJoinRefused(online, 'too-many-requests'), session: exampleSession('closed') }),
    ).toBeUndefined();
  });
});

it('withUnsent keeps every character of messages that together are longer than one', () => {
  const text = 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH);

  const { unsent } = withUnsent({ ...NO_CHAT, unsent: 'First' }, [
    { clientId: 'a', chatSessionId: CHAT, content: text },
    { clientId: 'b', chatSessionId: CHAT, content: 'Last' },
  ]);

  expect(unsent).toBe(`First\n${text}\nLast`);
});

it.each([
  ['that fits', '  Is the pool heated?\n', 'Is the pool heated?', ''],
  ['of the longest kind', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH), 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH), ''],
  [
    'that is longer than a message',
    `${'x'.repeat(CHAT_MESSAGE_MAX_LENGTH)} y`,
    'x'.repeat(CHAT_MESSAGE_MAX_LENGTH),
    'y',
  ],
  [
    'with an emoji at the limit',
    `${'x'.repeat(CHAT_MESSAGE_MAX_LENGTH - 1)}🔥y`,
    'x'.repeat(CHAT_MESSAGE_MAX_LENGTH - 1),
    '🔥y',
  ],
  ['that is blank', ' \n ', '', ''],
])('a text %s becomes the question of a new chat, and what does not fit its draft', (_case, text, question, rest) => {
  expect(questionAndRest(text)).toEqual([question, rest]);
});
