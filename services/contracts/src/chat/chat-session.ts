import type { SortBy } from '../text/sort.ts';

export const CHAT_STATUSES = ['waiting', 'active', 'closed'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

export const CHAT_NAME_MAX_LENGTH = 100;
export const CHAT_EMAIL_MAX_LENGTH = 255;
/** Longest id of a browser, which the visitor's client generates, in characters. */
export const CHAT_VISITOR_SESSION_MAX_LENGTH = 128;
/** Longest path that the visitor has open, such as `/gallery?category=rooms`, in characters. */
export const CHAT_PAGE_MAX_LENGTH = 300;

/** Minutes without a message after which a chat is closed. Rule: limits of a chat. */
export const CHAT_IDLE_MINUTES = 30;
/** Minutes after which the owner is mailed about a chat that no admin has taken. Rule: limits of a chat. */
export const CHAT_UNASSIGNED_MINUTES = 2;

/** Shown when name or phone is missing. */
export const CHAT_START_REQUIRED = 'Please provide your name and phone number to start the chat.';

/**
 * Body of `POST /api/chat/start`. The answer is a ChatSessionView and sets the HttpOnly cookie that opens this chat.
 * Repeated with the same `Idempotency-Key` and `visitorSessionId` it returns the same chat.
 */
export interface StartChat {
  visitorSessionId: string;
  visitorName: string;
  visitorEmail?: string | null;
  visitorPhone: string;
  /** Path that the visitor has open; only the owner sees it. */
  page?: string | null;
  /** Stored as the visitor's first message while the chat is still waiting; same length limit as a message. */
  question?: string | null;
}

/** A chat as its visitor sees it. Instants are ISO texts. */
export interface ChatSessionView {
  id: number;
  visitorSessionId: string;
  visitorName: string;
  visitorEmail: string | null;
  visitorPhone: string;
  status: ChatStatus;
  /** The admin who has taken the chat. */
  adminId: number | null;
  startedAt: string;
  closedAt: string | null;
  /** Instant of the newest message, system messages included. */
  lastMessageAt: string;
}

/** Response of `GET /api/chat/current`: the newest chat of the cookie while it is not closed. */
export interface CurrentChat {
  session: ChatSessionView | null;
}

/** A chat as the owner sees it. */
export interface AdminChatSessionView extends ChatSessionView {
  /** The visitor's messages that no admin has read. */
  unreadCount: number;
  /** Path that the visitor has open, null when it is not known. */
  visitorPage: string | null;
  /** True while the visitor has a connection. */
  visitorOnline: boolean;
}

export const CHAT_SORTS = ['startedAt', 'lastMessageAt', 'visitorName', 'status'] as const;
export type ChatSort = SortBy<(typeof CHAT_SORTS)[number]>;

/**
 * Query of `GET /api/admin/chat/sessions` (all) and `GET /api/admin/chat/active` (those not closed), newest first,
 * total in `X-Total-Count`. Without parameters: the newest 1,000.
 */
export interface ChatListQuery {
  /** Part of the name, the e-mail or the phone, in any case. */
  q?: string;
  status?: ChatStatus;
  sort?: ChatSort;
  page?: number;
  pageSize?: number;
}

/** Response of `GET /api/admin/chat/summary`: counts over all chats. */
export interface ChatSummary {
  byStatus: Record<ChatStatus, number>;
  /** The visitors' messages in chats that are not closed and that no admin has read. */
  unread: number;
}

/** A chat as events carry it. */
export interface ChatSnapshot {
  id: number;
  visitorName: string;
  visitorEmail: string | null;
  visitorPhone: string;
  visitorPage: string | null;
  /** What the visitor asked when the chat was started and while it waited, a line each; absent when nothing was. */
  question?: string;
  /** ISO instant. */
  startedAt: string;
}
