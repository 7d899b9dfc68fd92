import type { ErrorCode } from '../errors.ts';
import type { ChatMessageView, ChatSender } from './chat-message.ts';
import type { AdminChatSessionView, ChatSessionView } from './chat-session.ts';
import type { OwnerNotification } from './owner-notification.ts';
import type { UndoChanged } from '../undo/undo.ts';

/**
 * Path of the Socket.IO server. Clients use `transports: ['websocket']`; there is no polling. A visitor is
 * authenticated by the cookie of the chat, an admin by `auth: { token }` (or an `Authorization: Bearer` header); a
 * refused token is a `connect_error` with a `ChatError['error']` as its `data`: `unauthorized` for a token that is
 * not valid, `forbidden` for an admin who may not chat. The fields by which a payload names its sender (`userType`,
 * `adminId`, `visitorSessionId`, `senderType`, `senderId`) are accepted and ignored.
 */
export const CHAT_SOCKET_PATH = '/ws/chat';

/** Milliseconds between the start of a chat and the visitor's connection. Rule: figures of the site. */
export const CHAT_CONNECT_DELAY_MS = 500;

/** Milliseconds for which a `typing` is valid unless it is repeated. */
export const CHAT_TYPING_MS = 5_000;

export interface JoinChat {
  chatSessionId: number;
  userType?: ChatSender;
  visitorSessionId?: string;
  adminId?: number;
  /**
   * The id up to which the client has everything; absent: it has nothing. A `new_message` may raise it only once
   * `join_chat` was acknowledged: before that, earlier messages may still arrive with the acknowledgement.
   */
  afterId?: number;
  /** Path that the visitor has open. */
  page?: string;
}

export interface SendChatMessage {
  chatSessionId: number;
  senderType?: ChatSender;
  senderId?: string | number;
  content: string;
  /** The client's own id for the message, the same in every retry, so that it is stored once. */
  clientId?: string;
}

export interface MessagesAfter {
  chatSessionId: number;
  afterId: number;
}

export interface ChatTyping {
  chatSessionId: number;
  typing: boolean;
}

/** Everything up to `lastId` that the other side wrote has been seen. */
export interface ChatSeen {
  chatSessionId: number;
  lastId: number;
}

export interface VisitorPage {
  chatSessionId: number;
  page: string;
}

/** Why an event was refused; `message` is for people, `retryAfter` the seconds after which it may be sent again. */
export interface ChatError {
  error: { code: ErrorCode; message: string; retryAfter?: number };
}

/** An acknowledgement: the answer, or why there is none. Test with `'error' in ack`. */
export type ChatAck<T> = T | ChatError;

/** The messages after `afterId` in order; with `hasMore`, ask again with the last id of these. */
export interface ChatCatchUp {
  messages: ChatMessageView[];
  hasMore: boolean;
}

export interface JoinedChat extends ChatCatchUp {
  session: ChatSessionView;
  presence: ChatPresence;
}

/** Who has a connection: the visitor of this chat, any admin at all. */
export interface ChatPresence {
  chatSessionId: number;
  visitorOnline: boolean;
  adminOnline: boolean;
}

/**
 * What a client sends; the acknowledgement is optional. Without one, a refusal comes as `chat_error`.
 * - `join_chat` after every connect, with the last id that the client has: its answer is what was missed. A visitor
 *   who has the chat open in too many tabs is refused with `too-many-requests`, and may try again after `retryAfter`.
 * - `send_message` is acknowledged when the message is stored. Without an acknowledgement (timeout, lost connection)
 *   send it again with the same `clientId`. Codes: `not-found`, `invalid-input`, `chat-not-active`,
 *   `too-many-requests`, `unavailable`; only after the last two does a retry help.
 * - `messages_after` continues a catch-up.
 * - `seen` marks the other side's messages as read.
 */
export interface ChatClientEvents {
  join_chat: (join: JoinChat, ack?: (response: ChatAck<JoinedChat>) => void) => void;
  send_message: (message: SendChatMessage, ack?: (response: ChatAck<{ message: ChatMessageView }>) => void) => void;
  messages_after: (query: MessagesAfter, ack?: (response: ChatAck<ChatCatchUp>) => void) => void;
  typing: (typing: ChatTyping, ack?: (response: ChatAck<{ ok: true }>) => void) => void;
  seen: (seen: ChatSeen, ack?: (response: ChatAck<{ ok: true }>) => void) => void;
  visitor_page: (page: VisitorPage, ack?: (response: ChatAck<{ ok: true }>) => void) => void;
}

/**
 * What the server sends. Visitors receive what concerns the chat that they have joined. An admin receives
 * `new_message`, `seen`, `typing` and `presence` of every chat, joined or not, and must look at `chatSessionId`.
 * - `new_message`: to everybody in the chat, the sender's own connections included; in order of ids, possibly again
 *   what an acknowledgement or a catch-up already contained.
 * - `admin_joined`, also when a chat is open again, and `chat_closed`: the session replaces the client's.
 * - `chat_session`: to admins only, when a chat was started, taken, read or closed, or its visitor opened another page.
 * - `news`: to admins with the permission that its kind needs, possibly again; its `id` is then the same.
 * - `undo_changed`: to admins with the permission that the change needs, possibly again: ask what can be undone now.
 * - `seen`: `by` has seen everything of the other side up to `lastId`.
 */
export interface ChatServerEvents {
  new_message: (event: { message: ChatMessageView }) => void;
  admin_joined: (event: { session: ChatSessionView }) => void;
  chat_closed: (event: { session: ChatSessionView }) => void;
  chat_session: (event: { session: AdminChatSessionView; isNew: boolean }) => void;
  news: (event: OwnerNotification) => void;
  undo_changed: (event: UndoChanged) => void;
  typing: (event: ChatTyping & { senderType: ChatSender }) => void;
  seen: (event: ChatSeen & { by: ChatSender }) => void;
  presence: (event: ChatPresence) => void;
  chat_error: (event: ChatError) => void;
}
