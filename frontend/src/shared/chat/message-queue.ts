import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';

/** A message that is not known to be stored. */
export interface QueuedMessage {
  /** Identifies the message in every attempt, so that the server stores it once. */
  clientId: string;
  chatSessionId: number;
  content: string;
  /** Why the server refused it; such a message is not sent again. */
  refusal?: string;
}

type Queue = readonly QueuedMessage[];

/** The next message of a chat to send: the oldest that is not refused, so that the order stays as typed. */
export function nextToSend(queue: Queue, chatSessionId: number): QueuedMessage | undefined {
  return queue.find((queued) => queued.chatSessionId === chatSessionId && queued.refusal === undefined);
}

/** The queue without messages that are known to be stored. */
export function withoutStored(queue: Queue, stored: readonly ChatMessageView[]): Queue {
  const ids = new Set(stored.map(({ clientId }) => clientId));
  const rest = queue.filter(({ clientId }) => !ids.has(clientId));
  return rest.length === queue.length ? queue : rest;
}

export function withRefusal(queue: Queue, clientId: string, refusal: string): Queue {
  return queue.map((queued) => (queued.clientId === clientId ? { ...queued, refusal } : queued));
}
