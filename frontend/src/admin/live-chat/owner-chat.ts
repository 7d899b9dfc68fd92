import type { ErrorCode } from '@farmhouse/contracts/errors';
import { CHAT_TYPING_MS } from '@farmhouse/contracts/chat/chat-socket';
import type { ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import type { UndoChanged } from '@farmhouse/contracts/undo/undo';
import { adminToken, reportRefusedToken } from '../../shared/api/admin-token.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency-key.ts';
import { catchUp, type CatchUpTarget } from '../../shared/chat/catch-up.ts';
import { ChatConnection } from '../../shared/chat/chat-connection.ts';
import { withoutStored, withRefusal, type QueuedMessage } from '../../shared/chat/message-queue.ts';
import { rejoinAfterMs } from '../../shared/chat/rejoin.ts';
import { TypingSignal } from '../../shared/chat/typing-signal.ts';
import { readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { Listeners } from '../../shared/state/listeners.ts';
import { ChatSenders } from './conversation/chat-senders.ts';

/** How often an open chat checks for missed messages, in milliseconds. */
const CHECK_MS = 30_000;

export interface OwnerChatState {
  isOnline: boolean;
  /** Messages of all chats that are not known to be stored. */
  queue: readonly QueuedMessage[];
  /** The chats whose visitor is typing. */
  typing: readonly number[];
}

/** A chat that is open on the screen. */
export interface FollowedChat extends CatchUpTarget {
  onSeen: (by: ChatSender, lastId: number) => void;
}

interface OwnerChatEvents {
  /**
   * A chat was started, taken, read or closed, its visitor connected or disconnected, or a message was written in it.
   */
  onChange: () => void;
  onVisitorMessage: (message: ChatMessageView) => void;
}

/** The owner's connection to chats, notifications and changes of what can be undone, while the dashboard is open. */
export class OwnerChat {
  private state: OwnerChatState;
  /** In session storage, whose texts the next admin in this tab must neither see nor send. */
  private readonly queueKey: string;
  private readonly changes = new Listeners();
  private readonly notification = new Listeners<[OwnerNotification]>();
  private readonly undoChanges = new Listeners<[UndoChanged]>();
  private readonly followed = new Set<FollowedChat>();
  private readonly typingSignals = new Map<number, TypingSignal>();
  private readonly typingEnds = new Map<number, ReturnType<typeof setTimeout>>();
  private checking: ReturnType<typeof setInterval> | undefined;
  private usedToken: string | null = null;
  private readonly connection = new ChatConnection({
    token: () => (this.usedToken = adminToken()),
    onRefused: (code) => this.mayTryAgain(code),
  });
  private readonly senders = new ChatSenders({
    queue: () => (this.state.isOnline ? this.state.queue : []),
    send: ({ chatSessionId, content, clientId }) =>
      this.connection.emitWithAck('send_message', {
        ...{ chatSessionId, content, clientId },
        ...{ senderType: 'admin', senderId: this.adminId },
      }),
    onStored: (message) => this.receive(message),
    onRefused: ({ clientId }, reason) => this.set({ queue: withRefusal(this.state.queue, clientId, reason) }),
  });

  /** `adminId` is the signed-in admin's; the server takes the sender from the token anyway. */
  constructor(
    private readonly events: OwnerChatEvents,
    private readonly adminId: number | undefined,
  ) {
    this.queueKey = `admin-chat-queue-${adminId}`;
    this.state = { isOnline: false, queue: readSessionItem<QueuedMessage[]>(this.queueKey) ?? [], typing: [] };
    this.connection.onChange(
      () => this.opened(),
      () => this.set({ isOnline: false, typing: [] }),
    );
    this.connection.on('new_message', ({ message }) => {
      this.receive(message);
      events.onChange();
      if (message.senderType === 'visitor') events.onVisitorMessage(message);
    });
    this.connection.on('chat_session', () => events.onChange());
    this.connection.on('news', (notification) => this.notification.notify(notification));
    this.connection.on('undo_changed', (change) => this.undoChanges.notify(change));
    this.connection.on('presence', events.onChange);
    this.connection.on('seen', ({ chatSessionId, lastId, by }) => {
      this.followersOf(chatSessionId).forEach(({ onSeen }) => onSeen(by, lastId));
    });
    this.connection.on('typing', ({ chatSessionId, typing, senderType }) => {
      if (senderType === 'visitor') this.showTyping(chatSessionId, typing);
    });
  }

  readonly getState = (): OwnerChatState => this.state;

  readonly subscribe = this.changes.subscribe;

  /** Calls `listener` with each notification, of chats or others, until the returned function is called. */
  readonly onNotification = this.notification.subscribe;

  /** Calls `listener` when something can be undone, or no longer, until the returned function is called. */
  readonly onUndoChange = this.undoChanges.subscribe;

  /** Key of the admin's unsent answer in a chat, in session storage. */
  draftKey(chatSessionId: number): string {
    return `admin-chat-draft-${this.adminId}-${chatSessionId}`;
  }

  open(): void {
    this.checking = setInterval(() => this.followed.forEach((chat) => void this.check(chat)), CHECK_MS);
    this.connection.open();
  }

  close(): void {
    clearInterval(this.checking);
    this.connection.close();
  }

  /** Joins a chat and fetches missed messages, until the returned function is called. */
  follow(chat: FollowedChat): () => void {
    this.followed.add(chat);
    if (this.state.isOnline) void this.join(chat);
    return () => this.followed.delete(chat);
  }

  send(chatSessionId: number, text: string): void {
    const content = text.trim();
    if (!content || !this.state.isOnline) return;
    this.typingSignals.get(chatSessionId)?.sent();
    this.set({ queue: [...this.state.queue, { clientId: newIdempotencyKey(), chatSessionId, content }] });
    this.senders.flush();
  }

  typed(chatSessionId: number, text: string): void {
    let signal = this.typingSignals.get(chatSessionId);
    if (!signal) {
      signal = new TypingSignal((typing) => this.connection.emit('typing', { chatSessionId, typing }));
      this.typingSignals.set(chatSessionId, signal);
    }
    signal.typed(text);
  }

  /** Marks the visitor's messages up to `lastId` as read; the server replies with the event `seen`. */
  markSeen(chatSessionId: number, lastId: number): void {
    this.connection.emit('seen', { chatSessionId, lastId });
  }

  private opened(): void {
    this.set({ isOnline: true });
    this.followed.forEach((chat) => void this.join(chat));
    this.senders.flush();
    this.events.onChange();
  }

  private async join(chat: FollowedChat): Promise<void> {
    const { chatSessionId, completeTo } = chat;
    const joining = { chatSessionId, userType: 'admin', adminId: this.adminId } as const;
    try {
      const answer = await this.connection.emitWithAck('join_chat', { ...joining, afterId: completeTo || undefined });
      if (!('error' in answer)) await catchUp(this.connection, chat, answer);
      else if (answer.error.code !== 'not-found') setTimeout(() => this.rejoin(chat), rejoinAfterMs(answer.error));
    } catch (error) {
      console.warn('The chat could not be joined:', error);
    }
  }

  private rejoin(chat: FollowedChat): void {
    if (this.followed.has(chat) && this.state.isOnline) void this.join(chat);
  }

  private async check(chat: FollowedChat): Promise<void> {
    if (!this.state.isOnline) return;
    await catchUp(this.connection, chat).catch((error: unknown) => console.warn('The chat cannot be reached:', error));
  }

  private receive(message: ChatMessageView): void {
    this.set({ queue: withoutStored(this.state.queue, [message]) });
    this.followersOf(message.chatSessionId).forEach(({ onMessages }) => onMessages([message]));
    if (message.senderType === 'visitor') this.showTyping(message.chatSessionId, false);
  }

  private followersOf(id: number): FollowedChat[] {
    return [...this.followed].filter(({ chatSessionId }) => chatSessionId === id);
  }

  private showTyping(id: number, isTyping: boolean): void {
    clearTimeout(this.typingEnds.get(id));
    const others = this.state.typing.filter((chat) => chat !== id);
    this.set({ typing: isTyping ? [...others, id] : others });
    if (isTyping)
      this.typingEnds.set(
        id,
        setTimeout(() => this.showTyping(id, false), CHAT_TYPING_MS),
      );
  }

  /**
   * A revoked token ends the session in the dashboard, too, unless it was replaced meanwhile; an admin who may not chat
   * stays signed in without the connection.
   */
  private mayTryAgain(code: ErrorCode | undefined): boolean {
    if (code === 'forbidden') return false;
    if (code !== 'unauthorized' || this.usedToken !== adminToken()) return true;
    reportRefusedToken(this.usedToken);
    return false;
  }

  private set(change: Partial<OwnerChatState>): void {
    const { queue } = this.state;
    this.state = { ...this.state, ...change };
    if (this.state.queue !== queue) writeSessionItem(this.queueKey, this.state.queue);
    this.changes.notify();
  }
}
