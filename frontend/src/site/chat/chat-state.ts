import type { ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { mergedMessages, seenMessages } from '../../shared/chat/messages.ts';
import { withoutStored, withRefusal, type QueuedMessage } from '../../shared/chat/message-queue.ts';

/** The visitor's chat as it is shown; without a session the form is shown. */
export interface ChatState {
  session: ChatSessionView | null;
  messages: readonly ChatMessageView[];
  /** Messages that are not known to be stored. */
  queue: readonly QueuedMessage[];
  connection: 'connecting' | 'online' | 'offline';
  isAdminTyping: boolean;
  /** True while it is unknown whether this browser has an open chat. */
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

/** Adds messages in order, and removes them from the queue. */
export function withMessages(state: ChatState, incoming: readonly ChatMessageView[]): ChatState {
  const isAnswered = incoming.some(({ senderType, messageType }) => senderType === 'admin' && messageType === 'text');
  return {
    ...state,
    messages: mergedMessages(state.messages, incoming),
    queue: withoutStored(state.queue, incoming),
    isAdminTyping: state.isAdminTyping && !isAnswered,
  };
}

/** Replaces the session. Messages that are queued when it closes are never sent, and are marked so. */
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

/** Queues a text; does nothing for blank text, without a session, or if the session accepts no messages. */
export function withTyped(state: ChatState, text: string, clientId: string): ChatState {
  const content = text.trim();
  if (!content || state.session?.status !== 'active') return state;
  return { ...state, queue: [...state.queue, { clientId, chatSessionId: state.session.id, content }] };
}
