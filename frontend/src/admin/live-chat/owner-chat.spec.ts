import { beforeEach, expect, it, jest } from '@jest/globals';
import { connections, TestConnection } from '../../shared/chat/testing/test-connection.ts';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';

jest.unstable_mockModule('../../shared/chat/chat-connection.ts', () => ({ ChatConnection: TestConnection }));
const { OwnerChat } = await import('./owner-chat.ts');

const stored = new Map<string, string>();
const storage = memoryStorage(stored);

beforeEach(() => {
  connections.length = 0;
  stored.clear();
  Object.assign(globalThis, { sessionStorage: storage });
});

/** The chat of an admin who has signed in in this tab. */
const chatOf = (adminId: number) =>
  new OwnerChat({ onChange: () => undefined, onVisitorMessage: () => undefined }, adminId);

it('unsent answers wait in the tab for the admin who wrote them, not for the next one who signs in', () => {
  const chat = chatOf(1);
  connections[0]!.answer = () => new Promise(() => undefined);
  connections[0]!.open();
  chat.send(7, 'Yes, it is free');

  expect(chatOf(2).getState().queue).toEqual([]);
  expect(chatOf(1).getState().queue).toMatchObject([{ chatSessionId: 7, content: 'Yes, it is free' }]);
});

it('an answer that is being written has a key of its own for each admin and chat', () => {
  const keys = [chatOf(1).draftKey(7), chatOf(1).draftKey(8), chatOf(2).draftKey(7)];

  expect(new Set(keys).size).toBe(3);
  expect(chatOf(1).draftKey(7)).toBe(keys[0]);
});
