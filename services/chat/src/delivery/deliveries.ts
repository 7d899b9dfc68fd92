import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView, ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import { Injectable, Logger } from '@nestjs/common';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessagesService } from '../message/chat-messages.service.ts';
import { Announcements } from './announcements.ts';
import { ADMINS, roomOf, RunningServer } from './running-server.ts';

/** How far this process has delivered a chat to its connections. */
export interface Position {
  lastId: number;
  status: ChatStatus;
  /** Time of the chat's last message when its status was last delivered; absent before that. */
  toldAt?: string;
}

/** Maximum number of messages that are read at once to close a gap. */
const GAP_BATCH = 500;

/**
 * Delivers committed changes to the connections of this process, and notifies the other processes, which do the same
 * with theirs. Within a chat messages are delivered in the order of their ids: a process that sees that it has missed
 * some, because Redis has lost them, reads them from the database first.
 *
 * A chat without a position was started after this process: nothing of it has been delivered. Only what was stored
 * before the process had connections counts as delivered (`startFrom`); reading a chat never does.
 */
@Injectable()
export class Deliveries {
  private readonly log = new Logger('Deliveries');
  private readonly positions = new Map<number, Position>();
  /** Chats whose gap is being closed, and whether another gap was seen meanwhile. */
  private readonly closing = new Map<number, { again: boolean }>();

  constructor(
    private readonly socketServer: RunningServer,
    private readonly chatMessagesService: ChatMessagesService,
    private readonly announcements: Announcements,
  ) {
    announcements.listen((changes) => this.receive(changes));
  }

  /** Delivers changes of this process to all connections of all processes. Call it after the commit. */
  publish(changes: ChatChange[]): void {
    if (changes.length === 0) return;
    this.receive(changes);
    this.announcements.publish(changes);
  }

  /** Delivers changes of any process to the connections of this one. */
  receive(changes: ChatChange[]): void {
    for (const change of changes) {
      this.deliver(change);
      if (change.session) this.deliverStatus(change.session);
    }
  }

  /**
   * Sets the positions to what was stored before this process had connections. A chat that it has delivered since keeps
   * its position.
   */
  startFrom(chatSessionId: number, position: Position): void {
    if (!this.positions.has(chatSessionId)) this.positions.set(chatSessionId, position);
  }

  /** The chats whose position is known. */
  get known(): number[] {
    return [...this.positions.keys()];
  }

  /** Compares with the stored messages of a chat and delivers missing ones. Resolves to true when none is missing. */
  async compare(stored: ChatSessionView, lastId: number): Promise<boolean> {
    const position = this.positionOf(stored.id);
    if (lastId > position.lastId) await this.closeGap(stored.id);
    this.deliverStatus(stored);
    return position.lastId >= lastId;
  }

  /** Call it for a chat that is permanently closed and delivered. */
  forget(chatSessionId: number): void {
    this.positions.delete(chatSessionId);
  }

  private positionOf(chatSessionId: number): Position {
    const known = this.positions.get(chatSessionId);
    if (known) return known;
    const fresh: Position = { lastId: 0, status: 'waiting' };
    this.positions.set(chatSessionId, fresh);
    return fresh;
  }

  private deliver({ chatSessionId, previousId, messages }: ChatChange): void {
    const hasGap = previousId > this.positionOf(chatSessionId).lastId;
    if (hasGap) void this.closeGap(chatSessionId);
    else this.emit(chatSessionId, messages);
  }

  private emit(chatSessionId: number, messages: readonly ChatMessageView[]): void {
    const position = this.positionOf(chatSessionId);
    const readers = this.hasReaders(chatSessionId) ? this.socketServer.localOf(chatSessionId) : undefined;
    for (const message of messages) {
      if (message.id <= position.lastId) continue;
      position.lastId = message.id;
      readers?.emit('new_message', { message });
    }
  }

  private deliverStatus(session: ChatSessionView): void {
    const position = this.positionOf(session.id);
    const { lastMessageAt: toldAt, status } = session;
    if (position.status === status) return;
    // a late change of a chat that was closed since; when the closing was undone, it has a newer message
    const wasClosed = position.status === 'closed';
    if (wasClosed && toldAt <= (position.toldAt ?? toldAt)) return;
    Object.assign(position, { status, toldAt });
    const room = this.socketServer.io?.local.to(roomOf(session.id));
    if (status === 'active' || (wasClosed && status === 'waiting')) room?.emit('admin_joined', { session });
    if (status === 'closed') room?.emit('chat_closed', { session });
  }

  private hasReaders(chatSessionId: number): boolean {
    return this.socketServer.has(roomOf(chatSessionId)) || this.socketServer.has(ADMINS);
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
        const afterId = this.positionOf(chatSessionId).lastId;
        const { messages, hasMore } = await this.chatMessagesService.catchUp(chatSessionId, afterId, GAP_BATCH);
        this.emit(chatSessionId, messages);
        state.again ||= hasMore;
      }
    } catch (error) {
      // the next check retries
      this.log.warn(`Missed messages could not be read: ${(error as Error).message}`);
    } finally {
      this.closing.delete(chatSessionId);
    }
  }
}
