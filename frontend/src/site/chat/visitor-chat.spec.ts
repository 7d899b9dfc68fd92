import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatStatus, CurrentChat, StartChat } from '@farmhouse/contracts/chat/chat-session';
import { connections, TestConnection } from '../../shared/chat/testing/test-connection.ts';
import { exampleSession } from './testing/example-session.ts';

jest.unstable_mockModule('../../shared/chat/chat-connection.ts', () => ({ ChatConnection: TestConnection }));
const { VisitorChat } = await import('./visitor-chat.ts');

const NOT_FOUND = { error: { code: 'not-found', message: 'Chat not found' } };
const joined = (status: ChatStatus) => ({ session: exampleSession(status), messages: [], hasMore: false });

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const storedAsOpen = (): unknown => (JSON.parse(stored.get('chat') ?? '{}') as { isOpen?: boolean }).isOpen;

beforeEach(() => {
  connections.length = 0;
  stored.clear();
  const [document, window] = [new EventTarget(), new EventTarget()];
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage, document, window });
  jest.useFakeTimers();
});

/** A chat that the visitor has started and that has joined as the server answers. */
async function aChat(answer: TestConnection['answer']) {
  const chat = new VisitorChat({
    start: () => Promise.resolve(exampleSession('waiting')),
    current: () => Promise.resolve({ session: null }),
    messages: () => Promise.resolve([]),
  });
  await chat.start({} as StartChat);
  const connection = connections[0]!;
  connection.answer = answer;
  await jest.advanceTimersByTimeAsync(1000);
  return { chat, connection };
}

describe('A chat that the owner has closed', () => {
  async function aClosedChat() {
    const parts = await aChat(() => joined('active'));
    parts.connection.receive('chat_closed', { session: exampleSession('closed') });
    return parts;
  }

  it('is shown as closed at once, and is open again when the owner undoes the closing ten seconds later', async () => {
    const { chat, connection } = await aClosedChat();
    expect([chat.getState().session?.status, storedAsOpen()]).toEqual(['closed', false]);

    await jest.advanceTimersByTimeAsync(10_000);
    expect(connection.isClosed).toBe(false);
    connection.receive('admin_joined', { session: exampleSession('active') });
    await jest.advanceTimersByTimeAsync(60_000);

    expect([chat.getState().session?.status, storedAsOpen()]).toEqual(['active', true]);
    expect(connection.isClosed).toBe(false);
  });

  it('ends its connection when the closing can no longer be undone', async () => {
    const { chat, connection } = await aClosedChat();

    await jest.advanceTimersByTimeAsync(15_000);

    expect(connection.isClosed).toBe(true);
    expect(chat.getState().session?.status).toBe('closed');
  });

  it('ends its connection at once when the visitor leaves it', async () => {
    const { chat, connection } = await aClosedChat();

    await chat.leave();

    expect(connection.isClosed).toBe(true);
    expect(chat.getState().session).toBeNull();
  });

  it('stays on the screen when another tab has started the next chat and the connection was renewed', async () => {
    const { chat, connection } = await aClosedChat();
    stored.set('chat', JSON.stringify({ visitorSessionId: 'v', isOpen: true }));
    connection.answer = () => NOT_FOUND;

    connection.lose();
    connection.open();
    await jest.advanceTimersByTimeAsync(0);

    expect(chat.getState().session?.status).toBe('closed');
    expect([connection.isClosed, storedAsOpen()]).toEqual([true, true]);
  });
});

describe('A message of a visitor', () => {
  it('is sent again after the chat is joined when a new connection has sent it before, as after a sleep', async () => {
    const { chat, connection } = await aChat(() => joined('active'));
    const message = { id: 1, chatSessionId: 7, senderType: 'visitor', clientId: '' };
    let isJoined = false;
    connection.answer = (event) => {
      if (event === 'join_chat') isJoined = true;
      if (event === 'join_chat') return joined('active');
      message.clientId = chat.getState().queue[0]?.clientId ?? '';
      return isJoined ? { message } : NOT_FOUND;
    };

    chat.send('Hello');
    connection.lose();
    await jest.advanceTimersByTimeAsync(0);
    expect(chat.getState().queue).toMatchObject([{ content: 'Hello' }]);
    connection.open();
    await jest.advanceTimersByTimeAsync(2000);

    expect(connection.calls).toEqual(['join_chat', 'send_message', 'join_chat', 'send_message']);
    expect(chat.getState().queue).toEqual([]);
    expect(chat.getState().messages).toMatchObject([{ id: 1 }]);
  });

  it('that is refused in a chat which the connection has joined is shown as not sent', async () => {
    const { chat, connection } = await aChat(() => joined('active'));
    connection.answer = () => NOT_FOUND;

    chat.send('Hello');
    await jest.advanceTimersByTimeAsync(2000);

    expect(chat.getState().queue).toMatchObject([{ content: 'Hello', refusal: 'Chat not found' }]);
  });
});

describe('A chat that the server does not let its visitor into', () => {
  it('is kept for the visitor who has started it here, whose browser blocks its cookie', async () => {
    const { chat, connection } = await aChat(() => NOT_FOUND);

    expect(chat.getState()).toMatchObject({ session: null, withoutCookie: { id: 7, visitorPhone: '9876543210' } });
    expect([connection.isClosed, storedAsOpen()]).toEqual([true, false]);
    await chat.resume();
    expect(chat.getState().withoutCookie).not.toBeNull();
  });

  it('gives way to the form when it was joined before', async () => {
    const { chat, connection } = await aChat(() => joined('active'));
    connection.answer = () => NOT_FOUND;

    connection.lose();
    connection.open();
    await jest.advanceTimersByTimeAsync(0);

    expect(chat.getState()).toMatchObject({ session: null, withoutCookie: null });
  });
});

describe('A tab that was reloaded while its browser had an open chat', () => {
  const queued = (chatSessionId: number, content: string) => ({ clientId: content, chatSessionId, content });
  const queueInStorage = (): unknown => JSON.parse(stored.get('chat-queue') ?? '[]');

  function aReloadedTab(current: () => Promise<CurrentChat>) {
    stored.set('chat', JSON.stringify({ visitorSessionId: 'v', isOpen: true }));
    stored.set('chat-queue', JSON.stringify([queued(7, 'Is the pool heated?'), queued(7, 'And in January?')]));
    return new VisitorChat({
      start: () => Promise.resolve({ ...exampleSession('waiting'), id: 8 }),
      current,
      messages: () => Promise.resolve([]),
    });
  }
  const unsent = 'Is the pool heated?\nAnd in January?';

  it('keeps the messages that could not be sent for the form when the chat was closed meanwhile', async () => {
    const chat = aReloadedTab(() => Promise.resolve({ session: null }));

    await chat.resume();

    expect(chat.getState()).toMatchObject({ session: null, isAsking: false, unsent });
    expect([queueInStorage(), storedAsOpen()]).toEqual([[], false]);
    chat.clearUnsent();
    await chat.start({} as StartChat);
    expect(chat.getState()).toMatchObject({ session: { id: 8 }, unsent: '', queue: [] });
  });

  it('keeps the messages that could not be sent for the form when another tab has ended the chat', async () => {
    const chat = aReloadedTab(() => Promise.reject(new Error('is not asked')));
    stored.set('chat', JSON.stringify({ visitorSessionId: 'v', isOpen: false }));

    await chat.resume();

    expect(chat.getState()).toMatchObject({ session: null, unsent });
  });

  it('keeps the messages of an ended chat as the draft of the chat that another tab has started', async () => {
    const chat = aReloadedTab(() => Promise.resolve({ session: { ...exampleSession('active'), id: 8 } }));

    await chat.resume();

    expect(chat.getState()).toMatchObject({ session: { id: 8 }, queue: [], unsent });
  });

  it('sends the messages in the chat when it is still open', async () => {
    const chat = aReloadedTab(() => Promise.resolve({ session: exampleSession('active') }));

    await chat.resume();

    expect(chat.getState().unsent).toBe('');
    expect(chat.getState().queue).toHaveLength(2);
  });

  describe('without a connection', () => {
    let isReachable: boolean;
    let asked: number;
    const anOfflineTab = async () => {
      [isReachable, asked] = [false, 0];
      jest.spyOn(console, 'error').mockReturnValue();
      const chat = aReloadedTab(() => {
        asked += 1;
        return isReachable
          ? Promise.resolve({ session: exampleSession('active') })
          : Promise.reject(new Error('Failed to fetch'));
      });
      await chat.resume();
      return chat;
    };

    it('asks for the chat again with growing pauses, and shows no form meanwhile', async () => {
      const chat = await anOfflineTab();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(chat.getState()).toMatchObject({ session: null, isAsking: true, isUnreachable: true });
      expect(asked).toBeGreaterThan(2);
      expect(asked).toBeLessThan(7);

      isReachable = true;
      for (let waited = 0; waited < 30 && !chat.getState().session; waited += 1)
        await jest.advanceTimersByTimeAsync(1000);

      expect(chat.getState()).toMatchObject({ session: { id: 7 }, isAsking: false, isUnreachable: false });
      const once = asked;
      connections[0]!.answer = () => joined('active');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(asked).toBe(once);
    });

    it('asks for the chat at once when the browser is online again', async () => {
      const chat = await anOfflineTab();
      isReachable = true;

      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);

      expect(chat.getState().session).toMatchObject({ id: 7 });
    });
  });
});

it('a closed chat that the visitor leaves keeps its messages that could not be sent for the form', async () => {
  const { chat, connection } = await aChat(() => joined('active'));
  connection.lose();
  chat.send('Is the pool heated?');
  connection.receive('chat_closed', { session: exampleSession('closed') });

  await chat.leave();

  expect(chat.getState()).toMatchObject({ session: null, queue: [], unsent: 'Is the pool heated?' });
});
