import type { ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';

type Messages = readonly ChatMessageView[];

/** Both lists as one in order of ids, each message once; of two versions the incoming one, but never unread again. */
export function mergedMessages(known: Messages, incoming: Messages): ChatMessageView[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    const isRead = message.isRead || (byId.get(message.id)?.isRead ?? false);
    byId.set(message.id, { ...message, isRead });
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Marks messages up to `lastId` as read that were written by the side other than `by`. */
export function seenMessages(messages: Messages, by: ChatSender, lastId: number): ChatMessageView[] {
  return messages.map((message) =>
    message.senderType !== by && message.id <= lastId && !message.isRead ? { ...message, isRead: true } : message,
  );
}

/** The number of messages of the other side that `reader` has not seen; system messages do not count. */
export function unreadFor(reader: ChatSender, messages: Messages): ChatMessageView[] {
  return messages.filter(
    ({ senderType, messageType, isRead }) => senderType !== reader && messageType === 'text' && !isRead,
  );
}

/** The greatest id, 0 when there is none. */
export function lastIdOf(messages: Messages): number {
  return messages.at(-1)?.id ?? 0;
}
