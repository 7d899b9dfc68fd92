import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView, ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import { Injectable, Logger } from '@nestjs/common';
import type { ChatChange } from '../message/chat-change.ts';
import { Messages } from '../message/messages.service.ts';
import { Announcements } from './announcements.ts';
import { ADMINS, roomOf, SocketServer } from './socket-server.ts';

/** How far this process has told its connections about a chat. */
interface Position {
  lastId: number;
  status: ChatStatus;
}

/** Most messages that are read at once to close a gap. */
const GAP_BATCH = 500;

/**
 * Delivers committed changes to the connections of this process, and tells the other processes, which do the same with
 * theirs. Within a chat messages go out in the order of their ids: a process that sees that it has missed some, because
 * Redis has lost them, reads them from the database first.
 */
@Injectable()
export class Deliveries {
  private readonly log = new Logger('Deliveries');
  private readonly positions = new Map<number, Position>();
  /** Chats whose gap is being closed, and whether another was seen meanwhile. */
  private readonly closing = new Map<number, { again: boolean }>();

  constructor(
    private readonly server: SocketServer,
    private readonly messages: Messages,
    private readonly announcements: Announcements,
  ) {
    announcements.listen((changes) => this.receive(changes));
  }

  /** Delivers changes of this process to everybody. Call it after the commit. */
  publish(changes: ChatChange[]): void {
    if (changes.length === 0) return;
    this.receive(changes);
    this.announcements.publish(changes);
  }

  /** Delivers changes, from whichever process, to the connections of this one. */
  receive(changes: ChatChange[]): void {
    for (const change of changes) {
      this.deliver(change);
      if (change.session) this.deliverStatus(change.session);
    }
  }

  /** From now on the process delivers what is stored after `lastId`, at the latest at the next check. */
  track(chatSessionId: number, { lastId, status }: Position): void {
    if (!this.positions.has(chatSessionId)) this.positions.set(chatSessionId, { lastId, status });
  }

  /** Compares with what is stored of a chat and delivers what is missing. */
  compare(stored: ChatSessionView, lastId: number): void {
    const position = this.positions.get(stored.id);
    if (!position) return this.track(stored.id, { lastId, status: stored.status });
    if (lastId > position.lastId) void this.closeGap(stored.id);
    this.deliverStatus(stored);
  }

  /** Forgets every chat but these. */
  keepOnly(chatSessionIds: ReadonlySet<number>): void {
    for (const id of this.positions.keys()) if (!chatSessionIds.has(id)) this.positions.delete(id);
  }

  private deliver({ chatSessionId, previousId, messages, session }: ChatChange): void {
    this.track(chatSessionId, { lastId: previousId, status: session?.status ?? 'active' });
    const hasGap = previousId > (this.positions.get(chatSessionId)?.lastId ?? 0);
    if (hasGap) void this.closeGap(chatSessionId);
    else this.emit(chatSessionId, messages);
  }

  private emit(chatSessionId: number, messages: readonly ChatMessageView[]): void {
    const position = this.positions.get(chatSessionId);
    if (!position) return;
    const readers = this.hasReaders(chatSessionId) ? this.server.localOf(chatSessionId) : undefined;
    for (const message of messages) {
      if (message.id <= position.lastId) continue;
      position.lastId = message.id;
      readers?.emit('new_message', { message });
    }
  }

  private deliverStatus(session: ChatSessionView): void {
    const position = this.positions.get(session.id);
    if (!position || position.status === session.status || position.status === 'closed') return;
    position.status = session.status;
    const room = this.server.io?.local.to(roomOf(session.id));
    if (session.status === 'active') room?.emit('admin_joined', { session });
    if (session.status === 'closed') room?.emit('chat_closed', { session });
  }

  private hasReaders(chatSessionId: number): boolean {
    return this.server.has(roomOf(chatSessionId)) || this.server.has(ADMINS);
  }

  private async closeGap(chatSessionId: number): Promise<void> {
    const running = this.closing.get(chatSessionId);
    if (running) {
      running.again = true;
      return;
    }
    const state = { again: true };
    this.closing.set(chatSessionId, state);
    try {
      while (state.again) {
        state.again = false;
        const afterId = this.positions.get(chatSessionId)?.lastId ?? 0;
        const { messages, hasMore } = await this.messages.catchUp(chatSessionId, afterId, GAP_BATCH);
        this.emit(chatSessionId, messages);
        state.again ||= hasMore;
      }
    } catch (error) {
      // the next check tries again
      this.log.warn(`Missed messages could not be read: ${(error as Error).message}`);
    } finally {
      this.closing.delete(chatSessionId);
    }
  }
}
