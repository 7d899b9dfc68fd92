import type { AdminChatSessionView, ChatSessionView, ChatSnapshot } from '@farmhouse/contracts/chat/chat-session';
import type { ChatSessionEntity } from './chat-session.entity.ts';

export function toChatSessionView(chat: ChatSessionEntity): ChatSessionView {
  const { id, visitorSessionId, visitorName, visitorEmail, visitorPhone, status, adminId } = chat;
  return {
    id,
    visitorSessionId,
    visitorName,
    visitorEmail,
    visitorPhone,
    status,
    adminId,
    startedAt: chat.startedAt.toISOString(),
    closedAt: chat.closedAt?.toISOString() ?? null,
    lastMessageAt: chat.lastMessageAt.toISOString(),
  };
}

/** What only the owner sees of a chat. */
export interface AdminChatFields {
  unreadCount: number;
  visitorOnline: boolean;
}

export function toAdminChatSessionView(chat: ChatSessionEntity, fields: AdminChatFields): AdminChatSessionView {
  return { ...toChatSessionView(chat), ...fields, visitorPage: chat.visitorPage };
}

export function snapshotOf(chat: ChatSessionEntity, question?: string): ChatSnapshot {
  const { id, visitorName, visitorEmail, visitorPhone, visitorPage, startedAt } = chat;
  const optionalQuestion = question === undefined ? {} : { question };
  return {
    id,
    visitorName,
    visitorEmail,
    visitorPhone,
    visitorPage,
    ...optionalQuestion,
    startedAt: startedAt.toISOString(),
  };
}
