import {
  CHAT_CONNECT_DELAY_MS,
  CHAT_TYPING_MS,
  type ChatError,
  type JoinChat,
} from '@farmhouse/contracts/chat/chat-socket';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { catchUp, type CatchUpTarget } from '../../shared/chat/catch-up.ts';
import { ChatConnection } from '../../shared/chat/chat-connection.ts';
import { MessageSender } from '../../shared/chat/message-sender.ts';
import { lastIdOf, unreadFor } from '../../shared/chat/messages.ts';
import { nextToSend, type QueuedMessage } from '../../shared/chat/message-queue.ts';
import { rejoinAfterMs } from '../../shared/chat/rejoin.ts';
import { TypingSignal } from '../../shared/chat/typing-signal.ts';
import {
  withJoined,
  withJoinRefused,
  withMessages,
  withRefused,
  withSeen,
  withSession,
  type ChatState,
} from './chat-state.ts';

/** How often a visible chat checks for missed messages, in milliseconds. */
const CHECK_MS = 30_000;

interface OpenChatOptions {
  session: ChatSessionView;
  state: () => ChatState;
  change: (change: (state: ChatState) => ChatState) => void;
  /** The server does not know the chat, or does not admit this visitor to it; `hasJoined` if it once did. */
  onNotFound: (hasJoined: boolean) => void;
}

/** The connection of one chat, also of one that was just closed. It connects half a second after it is made. */
export class OpenChat {
  private readonly connection = new ChatConnection();
  private readonly target: CatchUpTarget;
  private readonly typing = new TypingSignal((typing) => this.connection.emit('typing', { ...this.chatRef, typing }));
  private readonly sender = new MessageSender({
    next: () => this.nextMessage(),
    send: (queued) => this.sendMessage(queued),
    onStored: (message) => this.options.change((state) => withMessages(state, [message])),
    onRefused: ({ clientId }, reason) => this.options.change((state) => withRefused(state, clientId, reason)),
  });
  private page: string | undefined;
  /** True once the server has acknowledged that this connection has joined the chat; it refuses all events before. */
  private isJoined = false;
  private hasJoined = false;
  /** The last message that this connection has reported as seen. */
  private reportedSeenId = 0;
  /** True if the messages were in view before the connection had joined. */
  private markSeenOnJoin = false;
  private readonly opening: ReturnType<typeof setTimeout>;
  private readonly checking = setInterval(() => this.check(), CHECK_MS);
  private joining: ReturnType<typeof setTimeout> | undefined;
  private typingEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OpenChatOptions) {
    const onMessages: CatchUpTarget['onMessages'] = (found) => options.change((state) => withMessages(state, found));
    this.target = { chatSessionId: options.session.id, completeTo: 0, onMessages };
    this.listen();
    document.addEventListener('visibilitychange', this.check);
    this.opening = setTimeout(() => this.connection.open(), CHAT_CONNECT_DELAY_MS);
  }

  /** Adds messages that were fetched otherwise, complete from the first to the last. */
  addHistory(messages: ChatState['messages']): void {
    this.target.onMessages(messages);
    this.target.completeTo = Math.max(this.target.completeTo, lastIdOf(messages));
  }

  flush(): void {
    this.typing.sent();
    this.sender.flush();
  }

  typed(text: string): void {
    if (this.options.state().session?.status === 'active') this.typing.typed(text);
  }

  /** Marks all received messages as read; the server replies with the event `seen`. */
  markSeen(): void {
    const lastId = lastIdOf(unreadFor('visitor', this.options.state().messages));
    this.markSeenOnJoin = !this.isJoined;
    if (lastId <= this.reportedSeenId || !this.isJoined) return;
    this.reportedSeenId = lastId;
    this.connection.emit('seen', { ...this.chatRef, lastId });
  }

  /** Reports to the owner which page the visitor has open. */
  visit(page: string): void {
    if (page === this.page) return;
    this.page = page;
    this.connection.emit('visitor_page', { ...this.chatRef, page });
  }

  close(): void {
    clearTimeout(this.opening);
    clearTimeout(this.joining);
    clearTimeout(this.typingEnds);
    clearInterval(this.checking);
    document.removeEventListener('visibilitychange', this.check);
    this.connection.close();
  }

  private get chatRef() {
    return { chatSessionId: this.target.chatSessionId };
  }

  private listen(): void {
    const { change } = this.options;
    const isOurs = ({ chatSessionId }: { chatSessionId: number }) => chatSessionId === this.target.chatSessionId;
    this.connection.onChange(
      () => {
        this.reportedSeenId = 0;
        change((state) => ({ ...state, connection: 'online' }));
        void this.join();
      },
      () => {
        this.isJoined = false;
        change((state) => ({ ...state, connection: 'offline', isAdminTyping: false }));
      },
    );
    this.connection.on('new_message', ({ message }) => isOurs(message) && this.target.onMessages([message]));
    this.connection.on('admin_joined', ({ session }) => this.replaceSession(session));
    this.connection.on('chat_closed', ({ session }) => this.replaceSession(session));
    this.connection.on('seen', (seen) => isOurs(seen) && change((state) => withSeen(state, seen.by, seen.lastId)));
    this.connection.on('typing', ({ senderType, typing }) => senderType === 'admin' && this.showTyping(typing));
    this.connection.on('chat_error', ({ error }) => console.warn('The chat service refused a call:', error));
  }

  private async join(): Promise<void> {
    const { visitorSessionId } = this.options.session;
    const afterId = this.target.completeTo || undefined;
    const joining: JoinChat = { ...this.chatRef, userType: 'visitor', visitorSessionId, afterId, page: this.page };
    try {
      const response = await this.connection.emitWithAck('join_chat', joining);
      if (!('error' in response)) {
        this.isJoined = this.connection.isOpen;
        this.hasJoined = true;
        this.options.change(withJoined);
        await catchUp(this.connection, this.target, response);
        this.replaceSession(response.session);
        if (this.markSeenOnJoin) this.markSeen();
      } else if (response.error.code === 'not-found') this.options.onNotFound(this.hasJoined);
      else this.joinLater(response.error);
    } catch (error) {
      console.warn('The chat could not be joined:', error);
    }
  }

  private joinLater(refusal: ChatError['error']): void {
    this.options.change((state) => withJoinRefused(state, refusal.code));
    clearTimeout(this.joining);
    this.joining = setTimeout(() => this.connection.isOpen && void this.join(), rejoinAfterMs(refusal));
  }

  /** Fetches messages that were missed while the connection seemed open; also after a phone wakes up. */
  private readonly check = (): void => {
    if (document.visibilityState !== 'visible' || !this.connection.isOpen) return;
    catchUp(this.connection, this.target).catch((error: unknown) => console.warn('The chat cannot be reached:', error));
  };

  private replaceSession(session: ChatSessionView): void {
    if (session.id !== this.target.chatSessionId) return;
    this.options.change((state) => withSession(state, session));
    this.sender.flush();
  }

  private showTyping(isTyping: boolean): void {
    clearTimeout(this.typingEnds);
    this.options.change((state) => ({ ...state, isAdminTyping: isTyping }));
    if (isTyping) this.typingEnds = setTimeout(() => this.showTyping(false), CHAT_TYPING_MS);
  }

  private nextMessage(): QueuedMessage | undefined {
    const { session, queue } = this.options.state();
    return this.isJoined && session?.status === 'active' ? nextToSend(queue, session.id) : undefined;
  }

  private async sendMessage({ content, clientId }: QueuedMessage) {
    const senderId = this.options.session.visitorSessionId;
    const message = { ...this.chatRef, senderType: 'visitor', senderId, content, clientId } as const;
    const response = await this.connection.emitWithAck('send_message', message);
    // after a sleep the library sends it on the new connection before anything can join the chat
    if ('error' in response && response.error.code === 'not-found' && !this.isJoined)
      throw new Error('The message was sent before the chat was joined');
    return response;
  }
}
