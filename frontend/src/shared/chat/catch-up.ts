import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatCatchUp } from '@farmhouse/contracts/chat/chat-socket';
import type { ChatConnection } from './chat-connection.ts';
import { lastIdOf } from './messages.ts';

/** A chat that is complete up to a message id. */
export interface CatchUpTarget {
  chatSessionId: number;
  /**
   * No message up to this id is missing. Messages that arrive live do not raise it: one of them may have been lost
   * while the connection seemed to be open.
   */
  completeTo: number;
  onMessages: (messages: readonly ChatMessageView[]) => void;
}

/** Reads everything after `completeTo`, and raises it; `first` is the first page, if fetched. Rejects on a failure. */
export async function catchUp(connection: ChatConnection, chat: CatchUpTarget, first?: ChatCatchUp): Promise<void> {
  let response = first ?? (await messagesAfter(connection, chat));
  while (response) {
    chat.onMessages(response.messages);
    chat.completeTo = Math.max(chat.completeTo, lastIdOf(response.messages));
    response = response.hasMore ? await messagesAfter(connection, chat) : undefined;
  }
}

async function messagesAfter(
  connection: ChatConnection,
  { chatSessionId, completeTo }: CatchUpTarget,
): Promise<ChatCatchUp | undefined> {
  const response = await connection.emitWithAck('messages_after', { chatSessionId, afterId: completeTo });
  return 'error' in response ? undefined : response;
}
