import type { ChatError } from '@farmhouse/contracts/chat/chat-socket';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { renderProblem } from '@farmhouse/platform/errors/problem';
import type { ConnectionData } from '../delivery/running-server.ts';

/** Events per message within the limit per minute: typing, seen and page events are sent beside messages. */
const EVENTS_PER_MESSAGE = 10;

/** Events per minute that a connection may send, derived from the message limit of its side of a chat. */
export const eventsPerMinute = (messagesPerMinute: number): number => messagesPerMinute * EVENTS_PER_MESSAGE;

/** Counts one event of a connection. Returns false once it has sent more than `perMinute`. */
export function consumeEventQuota(data: ConnectionData, perMinute: number, now = Date.now()): boolean {
  const earned = ((now - data.countedAt) * perMinute) / MINUTE_MS;
  data.budget = Math.min(perMinute, data.budget + earned) - 1;
  data.countedAt = now;
  return data.budget >= 0;
}

/** The acknowledgement of a refused event. After an unexpected error, of which it shows nothing, a retry may help. */
export function refusalOf(error: unknown): ChatError {
  const { unexpected, body } = renderProblem(error);
  const { message, code } = body as unknown as ChatError['error'];
  return { error: { code: unexpected ? 'unavailable' : code, message } };
}

/** The `connect_error` of a refused connection, with the refusal as its `data`. */
export function connectError(error: unknown): Error & { data: ChatError['error'] } {
  const refusal = refusalOf(error).error;
  return Object.assign(new Error(refusal.message), { data: refusal });
}

/** The chat that a visitor's connection has joined. Throws NotFound for any other chat. */
export function chatAccessOf({ joined }: ConnectionData, chatSessionId: number): { visitorSessionId: string } {
  if (joined?.chatSessionId !== chatSessionId) throw new NotFound('Chat');
  return joined;
}
