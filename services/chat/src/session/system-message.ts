import { CHAT_SYSTEM_MESSAGES } from '@farmhouse/contracts/chat/chat-message';
import { newRow } from '@farmhouse/platform/database/rows';
import type { EntityManager } from 'typeorm';
import type { ChatSessionEntity } from './chat-session.entity.ts';
import { toChatSessionView } from './chat-session.view.ts';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessageEntity } from '../message/chat-message.entity.ts';
import { toChatMessageView } from '../message/chat-message.view.ts';

/**
 * Saves a new chat, or one that the caller has locked and changed, with a system message that marks the change. Part of
 * the caller's transaction.
 */
export async function saveWithSystemMessage(
  tx: EntityManager,
  chat: ChatSessionEntity,
  mark: keyof typeof CHAT_SYSTEM_MESSAGES,
): Promise<ChatChange> {
  const { id: chatSessionId, lastMessageId: previousId = 0 } = await tx.save(chat);
  const message = await tx.save(
    newRow(tx, ChatMessageEntity, {
      chatSessionId,
      senderType: 'admin',
      messageType: 'system',
      message: CHAT_SYSTEM_MESSAGES[mark],
    }),
  );
  chat.lastMessageId = message.id;
  chat.lastMessageAt = message.createdAt;
  await tx.save(chat);
  return { chatSessionId, previousId, messages: [toChatMessageView(message)], session: toChatSessionView(chat) };
}
