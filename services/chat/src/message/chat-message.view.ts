import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatMessageEntity } from './chat-message.entity.ts';

export function toChatMessageView({ createdAt, ...message }: ChatMessageEntity): ChatMessageView {
  const { id, chatSessionId, senderType, senderId, message: text, messageType, isRead, clientId } = message;
  return {
    id,
    chatSessionId,
    senderType,
    senderId,
    message: text,
    messageType,
    isRead,
    createdAt: createdAt.toISOString(),
    clientId,
  };
}
