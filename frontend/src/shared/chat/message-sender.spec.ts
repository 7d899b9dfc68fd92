import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { MessageSender } from './message-sender.ts';
import { nextToSend, withoutStored, withRefusal, type QueuedMessage } from './message-queue.ts';

const CHAT = 7;
const queued = (clientId: string): QueuedMessage => ({ clientId, chatSessionId: CHAT, content: clientId });
const refusal = (code: ErrorCode) => ({ error: { code, message: code } });

/** A sender with its queue, and a server that stores each client id once and replies as configured. */
function aSender(...clientIds: string[]) {
  let queue: readonly QueuedMessage[] = clientIds.map(queued);
  const attempts: string[] = [];
  const stored: string[] = [];
  const faults: ('no answer' | 'answer lost' | ErrorCode)[] = [];
  const sender = new MessageSender({
    next: () => nextToSend(queue, CHAT),
    send: ({ clientId }) => {
      attempts.push(clientId);
      const fault = faults.shift();
      if (fault === 'no answer') return Promise.reject(new Error('timeout'));
      if (fault && fault !== 'answer lost') return Promise.resolve(refusal(fault));
      if (!stored.includes(clientId)) stored.push(clientId);
      if (fault) return Promise.reject(new Error('timeout'));
      return Promise.resolve({ message: { id: stored.length, clientId } as ChatMessageView });
    },
    onStored: (message) => (queue = withoutStored(queue, [message])),
    onRefused: ({ clientId }, reason) => (queue = withRefusal(queue, clientId, reason)),
  });
  return { sender, attempts, stored, faults, queue: () => queue };
}

describe('MessageSender', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('sends queued messages in order and empties the queue', async () => {
    const { sender, stored, queue } = aSender('a', 'b', 'c');

    sender.flush();
    await jest.runAllTimersAsync();

    expect(stored).toEqual(['a', 'b', 'c']);
    expect(queue()).toEqual([]);
  });

  it('repeats a message until it is acknowledged, before any later one', async () => {
    const { sender, attempts, stored, faults, queue } = aSender('a', 'b');
    faults.push('no answer', 'answer lost', 'unavailable', 'too-many-requests');

    sender.flush();
    await jest.runAllTimersAsync();

    expect(attempts).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
    expect(stored).toEqual(['a', 'b']);
    expect(queue()).toEqual([]);
  });

  it('keeps a refused message with its reason and goes on with the next one', async () => {
    const { sender, attempts, faults, queue } = aSender('a', 'b');
    faults.push('invalid-input');

    sender.flush();
    await jest.runAllTimersAsync();

    expect(attempts).toEqual(['a', 'b']);
    expect(queue()).toEqual([{ ...queued('a'), refusal: 'invalid-input' }]);
  });

  it('does not send a message twice when it is flushed while sending', async () => {
    const { sender, attempts } = aSender('a');

    sender.flush();
    sender.flush();
    await jest.runAllTimersAsync();

    expect(attempts).toEqual(['a']);
  });
});
