/** Longest message in characters. Rule: limits of a chat. */
export const CHAT_MESSAGE_MAX_LENGTH = 2000;
/** Messages a minute of one side of a chat. Rule: limits of a chat. */
export const CHAT_MESSAGES_PER_MINUTE = 30;
/** Most messages in one catch-up answer. */
export const CHAT_CATCH_UP_LIMIT = 200;
/** Longest client-generated id of a message, in characters; a UUID fits. */
export const CHAT_CLIENT_ID_MAX_LENGTH = 64;

export const CHAT_SENDERS = ['visitor', 'admin'] as const;
export type ChatSender = (typeof CHAT_SENDERS)[number];

/** `text` is what a person wrote; `system` marks start, join and close. Rule: kinds of chat messages. */
export type ChatMessageType = 'text' | 'system';

/** System messages, as stored. */
export const CHAT_SYSTEM_MESSAGES = {
  started: 'Chat started',
  joined: 'An admin has joined the chat',
  closed: 'The chat was closed',
  reopened: 'The chat is open again',
  closedIdle: 'The chat was closed because nobody wrote for 30 minutes',
} as const;

/**
 * A stored message. Within a chat ids increase in the order in which messages were stored: store messages by id, sorted
 * and deduplicated.
 */
export interface ChatMessageView {
  id: number;
  chatSessionId: number;
  /** A system message has `admin`. */
  senderType: ChatSender;
  /** The visitor's `visitorSessionId` or the admin's id; null for a system message. */
  senderId: string | null;
  message: string;
  messageType: ChatMessageType;
  /** True once the other side has seen it. */
  isRead: boolean;
  /** ISO instant. */
  createdAt: string;
  /** The sender's own id for it, by which a client finds its queued message; null for a system message. */
  clientId: string | null;
}

/**
 * Query of `GET /api/chat/{id}/messages`, which answers an array in ascending order of ids: the newest 1,000, or with
 * `afterId` at most `limit` (1–1,000) of those with a greater id. Needs the chat's cookie or an admin's token; anything
 * else is a 404.
 */
export interface ChatMessagesQuery {
  afterId?: number;
  limit?: number;
}
