import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';

/** What a committed transaction has added to a chat; every process delivers it to its own connections. */
export interface ChatChange {
  chatSessionId: number;
  /** Id of the message before these, 0 for the first: a process that does not have it has missed a change. */
  previousId: number;
  /** In ascending order. */
  messages: ChatMessageView[];
  /** The chat, when its status has changed. */
  session?: ChatSessionView;
}
