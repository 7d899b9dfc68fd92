import { expect, it, jest } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatAck } from '@farmhouse/contracts/chat/chat-socket';
import type { QueuedMessage } from '../../../shared/chat/message-queue.ts';
import { ChatSenders } from './chat-senders.ts';

const aMessage = (chatSessionId: number, content: string): QueuedMessage => ({
  ...{ clientId: `${chatSessionId} ${content}`, chatSessionId, content },
});
const stored = ({ clientId }: QueuedMessage): ChatAck<{ message: ChatMessageView }> => ({
  message: { clientId } as ChatMessageView,
});
const LIMITED: ChatAck<{ message: ChatMessageView }> = { error: { code: 'too-many-requests', message: 'Wait' } };

it('ChatSenders sends the messages of each chat in order, also while another chat has reached its limit', async () => {
  let queued = [aMessage(1, 'a'), aMessage(2, 'a'), aMessage(1, 'b'), aMessage(2, 'b')];
  const sent: string[] = [];
  const senders = new ChatSenders({
    queue: () => queued,
    send: (message) => {
      sent.push(message.clientId);
      return Promise.resolve(message.chatSessionId === 1 ? LIMITED : stored(message));
    },
    onStored: ({ clientId }) => {
      queued = queued.filter((message) => message.clientId !== clientId);
    },
    onRefused: () => undefined,
  });

  jest.useFakeTimers();
  senders.flush();
  await jest.advanceTimersByTimeAsync(500);
  jest.useRealTimers();

  expect(sent).toEqual(['1 a', '2 a', '2 b']);
});
