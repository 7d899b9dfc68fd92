import type { ChatError } from '@farmhouse/contracts/chat/chat-socket';
import { NotFound, TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { renderProblem } from '@farmhouse/platform/errors/problem';
import type { ConnectionData } from '../delivery/running-server.ts';

/** The acknowledgement of a refused event. After an unexpected error, of which it shows nothing, a retry may help. */
export function refusalOf(error: unknown): ChatError {
  const { unexpected, body } = renderProblem(error);
  const { message, code } = body as unknown as ChatError['error'];
  const retry = error instanceof TooManyRequests ? { retryAfter: error.retryAfter } : {};
  return { error: { code: unexpected ? 'unavailable' : code, message, ...retry } };
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
