import type { ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { mergedMessages, seenMessages } from '../../shared/chat/messages.ts';
import { withoutStored, withRefusal, type QueuedMessage } from '../../shared/chat/outbox.ts';

/** The visitor's chat as it is shown; without a session the form is shown. */
export interface ChatState {
  session: ChatSessionView | null;
  messages: readonly ChatMessageView[];
  /** Typed and not known to be stored. */
  queue: readonly QueuedMessage[];
  connection: 'connecting' | 'online' | 'offline';
  isAdminTyping: boolean;
  /** True while it is not known whether this browser has a chat that runs. */
  isAsking: boolean;
}

export const NO_CHAT: ChatState = {
  session: null,
  messages: [],
  queue: [],
  connection: 'connecting',
  isAdminTyping: false,
  isAsking: false,
};

const NOT_SENT = 'The chat was closed before this could be sent';

/** Adds messages in their order, and takes those that were queued here off the queue. */
export function withMessages(state: ChatState, incoming: readonly ChatMessageView[]): ChatState {
  const isAnswered = incoming.some(({ senderType, messageType }) => senderType === 'admin' && messageType === 'text');
  return {
    ...state,
    messages: mergedMessages(state.messages, incoming),
    queue: withoutStored(state.queue, incoming),
    isAdminTyping: state.isAdminTyping && !isAnswered,
  };
}

/** Replaces the session. What is still queued when it closes is never sent, and says so. */
export function withSession(state: ChatState, session: ChatSessionView): ChatState {
  const isClosed = session.status === 'closed';
  const queue = isClosed
    ? state.queue.reduce((all, { clientId, refusal }) => withRefusal(all, clientId, refusal ?? NOT_SENT), state.queue)
    : state.queue;
  return { ...state, session, queue, isAdminTyping: state.isAdminTyping && !isClosed };
}

export function withSeen(state: ChatState, by: ChatSender, lastId: number): ChatState {
  return { ...state, messages: seenMessages(state.messages, by, lastId) };
}

export function withRefused(state: ChatState, clientId: string, reason: string): ChatState {
  return { ...state, queue: withRefusal(state.queue, clientId, reason) };
}

/** Queues a text; blank text, no session or one that takes no messages changes nothing. */
export function withTyped(state: ChatState, text: string, clientId: string): ChatState {
  const content = text.trim();
  if (!content || state.session?.status !== 'active') return state;
  return { ...state, queue: [...state.queue, { clientId, chatSessionId: state.session.id, content }] };
}
