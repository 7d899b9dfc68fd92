import type { ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { StartChat } from '@farmhouse/contracts/chat/chat-session';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { afterCommit } from '@farmhouse/platform/database/one-transaction';
import { newRow } from '@farmhouse/platform/database/rows';
import { violates } from '@farmhouse/platform/database/violations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { IdempotencyKeyReused } from '@farmhouse/platform/idempotency/idempotency';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import type { UndoOptions } from '@farmhouse/platform/undo/undo-options';
import { ChangedSince } from '@farmhouse/platform/undo/undo.errors';
import { beginUndoable, Undos } from '@farmhouse/platform/undo/undos';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, Not, type EntityManager } from 'typeorm';
import { Deliveries } from '../delivery/deliveries.ts';
import { OwnerChatUpdates } from './owner-chat-updates.ts';
import { RunningServer } from '../delivery/running-server.ts';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessagesService } from '../message/chat-messages.service.ts';
import { withQuestion } from './question.ts';
import { saveWithSystemMessage } from './system-message.ts';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { ChatClosed } from './chat.errors.ts';
import { chatSubjectOf } from './chat.undo.ts';

/** The fields that closing a chat overwrites. */
type ChatBefore = Pick<ChatSessionEntity, 'id' | 'status'>;

/** True if the visitor of a chat has begun another one after it, which is open. */
const hasNewerOpenChat = (tx: EntityManager, { id, visitorSessionId }: ChatSessionEntity): Promise<boolean> =>
  tx.existsBy(ChatSessionEntity, { visitorSessionId, id: MoreThan(id), status: Not('closed') });

/** Starts, assigns, reads and closes chats. */
@Injectable()
export class ChatSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chatMessagesService: ChatMessagesService,
    private readonly deliveries: Deliveries,
    private readonly ownerChatUpdates: OwnerChatUpdates,
    private readonly socketServer: RunningServer,
    private readonly undos: Undos,
  ) {}

  /**
   * Starts a chat that `token` opens; a question is its first message. A repeat with the same token returns the
   * existing chat. Throws IdempotencyKeyReused when that chat has other contact data.
   */
  async start({ page, question, ...visitor }: StartChat, token: string): Promise<ChatSessionEntity> {
    const tokenHash = hashOfToken(token);
    try {
      const chat = await this.dataSource.transaction(async (tx) => {
        const started = newRow(tx, ChatSessionEntity, { ...visitor, visitorPage: page, tokenHash });
        const change = await saveWithSystemMessage(tx, started, 'started');
        return { started, change: await withQuestion(tx, started, change, question) };
      });
      this.publish(chat.change, { isNew: true });
      return chat.started;
    } catch (error) {
      if (!violates(error, 'chat_sessions_token')) throw error;
      const there = await this.dataSource.manager.findOneByOrFail(ChatSessionEntity, { tokenHash });
      const isRepeat = there.visitorName === visitor.visitorName && there.visitorPhone === visitor.visitorPhone;
      if (!isRepeat) throw new IdempotencyKeyReused();
      return there;
    }
  }

  /** The chat that the secret opens while it is not closed, null otherwise. */
  async openOf(token: string | undefined): Promise<ChatSessionEntity | null> {
    if (!token) return null;
    return this.dataSource.manager.findOneBy(ChatSessionEntity, {
      tokenHash: hashOfToken(token),
      status: Not('closed'),
    });
  }

  /** A chat for its visitor, who has its secret. Throws NotFound, also for another visitor's chat. */
  async findForVisitor(id: number, token: string | undefined): Promise<ChatSessionEntity> {
    const where = { id, tokenHash: hashOfToken(token ?? '') };
    return found(token ? await this.dataSource.manager.findOneBy(ChatSessionEntity, where) : null);
  }

  /** Throws NotFound. */
  async find(id: number): Promise<ChatSessionEntity> {
    return found(await this.dataSource.manager.findOneBy(ChatSessionEntity, { id }));
  }

  /** Assigns a waiting chat to an admin; an active one stays as it is. Throws NotFound or ChatClosed. */
  async assign(id: number, adminId: number): Promise<void> {
    await this.change(id, async (tx, chat) => {
      if (chat.status === 'closed') throw new ChatClosed();
      if (chat.status === 'active') return undefined;
      Object.assign(chat, { status: 'active', adminId });
      return saveWithSystemMessage(tx, chat, 'joined');
    });
  }

  /**
   * Closes a chat; a closed one stays as it is. It can be undone for the requested number of seconds. Throws NotFound.
   */
  async close(id: number, { seconds, doneBy }: UndoOptions, now = new Date()): Promise<void> {
    await this.change(id, async (tx, chat) => {
      if (chat.status === 'closed') return undefined;
      const state: ChatBefore = { id, status: chat.status };
      const change = await saveWithSystemMessage(tx, closedAt(chat, now), 'closed');
      if (seconds !== undefined) {
        const done = `Closed the chat with ${chat.visitorName}`;
        const kept = { kind: 'chat', subjects: [chatSubjectOf(id)], done, doneBy, state };
        await this.undos.keep(tx, { ...kept, needs: 'chat' }, await beginUndoable(tx, seconds));
      }
      return change;
    });
  }

  /**
   * Reopens a chat that was closed a few seconds ago. Safe to repeat. Throws NotFound, Forbidden, UndoOver, and
   * ChangedSince when its visitor has begun another chat since, which would leave this one out of reach.
   */
  async undoClose(undoId: number, admin: SignedInAdmin): Promise<void> {
    const undo = await this.undos.find(undoId, admin);
    const { id, status } = undo.state as ChatBefore;
    await this.change(id, async (tx, chat) => {
      // nothing changes a closed chat
      const nothingElse = () => Promise.resolve('the chat has changed.');
      if (!(await this.undos.claim(tx, undo, nothingElse))) return undefined;
      if (await hasNewerOpenChat(tx, chat)) throw new ChangedSince('the visitor has begun another chat since.');
      return saveWithSystemMessage(tx, Object.assign(chat, { status, closedAt: null }), 'reopened');
    });
  }

  /** Closes a chat without a message since `idleSince`; any other stays as it is. */
  async closeIdle(id: number, idleSince: Date, now = new Date()): Promise<void> {
    await this.change(id, async (tx, chat) => {
      if (chat.status === 'closed' || chat.lastMessageAt >= idleSince) return undefined;
      return saveWithSystemMessage(tx, closedAt(chat, now), 'closedIdle');
    });
  }

  /** Marks the other side's messages up to `lastId`, or all of them, as seen by `reader`. Throws NotFound. */
  async markSeen(id: number, reader: ChatSender, lastId?: number): Promise<void> {
    const { lastMessageId } = await this.find(id);
    const upTo = Math.min(lastId ?? lastMessageId, lastMessageId);
    if (!(await this.chatMessagesService.markRead(id, reader, upTo))) return;
    afterCommit(() => {
      this.socketServer.everywhereOf(id)?.emit('seen', { chatSessionId: id, lastId: upTo, by: reader });
      if (reader === 'admin') this.ownerChatUpdates.send(id);
    });
  }

  /** Stores the path of the page that the visitor has open. */
  async showPage(id: number, page: string): Promise<void> {
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(ChatSessionEntity)
      .set({ visitorPage: page })
      .where(`id = :id AND status <> 'closed' AND visitor_page IS DISTINCT FROM :page`, { id, page })
      .execute();
    if (affected) this.ownerChatUpdates.send(id);
  }

  /**
   * Changes a chat that is locked meanwhile, and sends what `work` has added to those in the chat and to the owner.
   * Returns the chat after the change. Throws NotFound, and what `work` throws.
   */
  async change(
    id: number,
    work: (tx: EntityManager, chat: ChatSessionEntity) => Promise<ChatChange | undefined>,
  ): Promise<ChatSessionEntity> {
    const { chat, change } = await this.dataSource.transaction(async (tx) => {
      const locked = await findAndLock(tx, ChatSessionEntity, id, 'Chat');
      return { chat: locked, change: await work(tx, locked) };
    });
    if (change) this.publish(change);
    return chat;
  }

  private publish(change: ChatChange, { isNew = false } = {}): void {
    afterCommit(() => {
      this.deliveries.publish([change]);
      this.ownerChatUpdates.send(change.chatSessionId, { isNew });
    });
  }
}

const closedAt = (chat: ChatSessionEntity, now: Date): ChatSessionEntity =>
  Object.assign(chat, { status: 'closed' as const, closedAt: now });

function found(chat: ChatSessionEntity | null): ChatSessionEntity {
  if (!chat) throw new NotFound('Chat');
  return chat;
}
