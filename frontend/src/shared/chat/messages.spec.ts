import { describe, expect, it } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { lastIdOf, mergedMessages, seenMessages, unreadFor } from './messages.ts';

const message = (id: number, fields: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  chatSessionId: 7,
  senderType: 'admin',
  senderId: '1',
  message: `message ${id}`,
  messageType: 'text',
  isRead: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  clientId: null,
  ...fields,
});
const ids = (messages: readonly ChatMessageView[]) => messages.map(({ id }) => id);

describe('mergedMessages', () => {
  it('sorts by id and holds each message once, in whatever order they arrive', () => {
    const live = mergedMessages([message(2), message(5)], [message(9), message(5)]);

    expect(ids(mergedMessages(live, [message(3), message(2), message(4)]))).toEqual([2, 3, 4, 5, 9]);
  });

  it('takes the newer version of a message but keeps it read', () => {
    const merged = mergedMessages([message(2, { isRead: true })], [message(2, { message: 'stored' })]);

    expect(merged).toEqual([message(2, { message: 'stored', isRead: true })]);
  });
});

describe('seenMessages', () => {
  it('marks only the other side’s messages up to the id as read', () => {
    const all = [message(1), message(2, { senderType: 'visitor' }), message(3), message(4)];

    const seen = seenMessages(all, 'visitor', 3).filter(({ isRead }) => isRead);

    expect(ids(seen)).toEqual([1, 3]);
  });
});

describe('unreadFor', () => {
  it('counts unread messages of the other side, without system messages', () => {
    const all = [
      message(1, { isRead: true }),
      message(2),
      message(3, { messageType: 'system', senderId: null }),
      message(4, { senderType: 'visitor' }),
    ];

    expect(ids(unreadFor('visitor', all))).toEqual([2]);
    expect(ids(unreadFor('admin', all))).toEqual([4]);
  });
});

describe('lastIdOf', () => {
  it('is the greatest id, or 0 without messages', () => {
    expect(lastIdOf([message(3), message(8)])).toBe(8);
    expect(lastIdOf([])).toBe(0);
  });
});
