import { CHAT_MESSAGE_MAX_LENGTH, type ChatMessageView, type ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { cut } from '@farmhouse/contracts/text/cut';
import { mergedMessages, seenMessages } from '../../shared/chat/messages.ts';
import { withoutStored, withRefusal, type QueuedMessage } from '../../shared/chat/message-queue.ts';

/** The visitor's chat as it is shown; without a session the form is shown. */
export interface ChatState {
  session: ChatSessionView | null;
  messages: readonly ChatMessageView[];
  /** Messages that are not known to be stored. */
  queue: readonly QueuedMessage[];
  /** `too-many-tabs`: connected, but the server lets no more tabs into the chat. */
  connection: 'connecting' | 'online' | 'offline' | 'too-many-tabs';
  isAdminTyping: boolean;
  /** True while it is unknown whether this browser has an open chat. */
  isAsking: boolean;
  /** True while this browser's open chat cannot be asked for, which is tried again. */
  isUnreachable: boolean;
  /** What was typed for a chat that ended before it could be sent; the visitor's draft takes it over. */
  unsent: string;
  /** The chat that was started here and that the server does not let this browser into, as it keeps no cookie. */
  withoutCookie: ChatSessionView | null;
}

export const NO_CHAT: ChatState = {
  session: null,
  messages: [],
  queue: [],
  connection: 'connecting',
  isAdminTyping: false,
  isAsking: false,
  isUnreachable: false,
  unsent: '',
  withoutCookie: null,
};

/** Why messages wait, by the state of the connection. */
const WAITING: Partial<Record<ChatState['connection'], string>> = {
  offline: 'No connection. What you write is kept and sent when it is back.',
  'too-many-tabs': 'This chat is open in too many tabs. Close some of them: what you write here is kept and sent then.',
};

/** What the visitor reads above the messages while none can be sent; undefined while the chat works. */
export function connectionNotice({
  connection,
  session,
}: Pick<ChatState, 'connection' | 'session'>): string | undefined {
  return session?.status === 'closed' ? undefined : WAITING[connection];
}

/** Adds texts of messages that can no longer be sent in their chat to what the draft takes over. */
export function withUnsent(state: ChatState, queue: readonly QueuedMessage[]): ChatState {
  return { ...state, unsent: joinedTexts(state.unsent, ...queue.map(({ content }) => content)) };
}

/** Texts in the order in which they were typed, as one, which may be longer than a message. */
export const joinedTexts = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');

/** What is sent when a chat starts with the text: as much as a message may hold. The rest becomes the chat's draft. */
export function questionAndRest(text: string): [question: string, rest: string] {
  const whole = text.trim();
  const question = cut(whole, CHAT_MESSAGE_MAX_LENGTH);
  return [question, whole.slice(question.length).trim()];
}

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

/** The connection is open, and may not join the chat yet. */
export function withJoinRefused(state: ChatState, code: ErrorCode): ChatState {
  return code === 'too-many-requests' && state.connection === 'online'
    ? { ...state, connection: 'too-many-tabs' }
    : state;
}

export function withJoined(state: ChatState): ChatState {
  return state.connection === 'too-many-tabs' ? { ...state, connection: 'online' } : state;
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
