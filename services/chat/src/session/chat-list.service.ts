import {
  CHAT_STATUSES,
  type AdminChatSessionView,
  type ChatListQuery,
  type ChatSummary,
} from '@farmhouse/contracts/chat/chat-session';
import { countByStatus } from '@farmhouse/platform/lists/count-by-status';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { type Page, type PageQuery } from '@farmhouse/platform/lists/paging';
import { readPage } from '@farmhouse/platform/lists/read-page';
import { whereContains } from '@farmhouse/platform/lists/searching';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Presence } from '../delivery/presence.ts';
import { ChatMessagesService } from '../message/chat-messages.service.ts';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { toAdminChatSessionView } from './chat-session.view.ts';

/** The owner's view of the chats. */
@Injectable()
export class ChatListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chatMessagesService: ChatMessagesService,
    private readonly presence: Presence,
  ) {}

  /** By default newest first. */
  list(filter: ChatListQuery & PageQuery): Promise<Page<AdminChatSessionView>> {
    return this.page(this.chats().where('true'), filter);
  }

  /** Chats that are not closed, by default newest first. */
  listOpen(filter: ChatListQuery & PageQuery): Promise<Page<AdminChatSessionView>> {
    return this.page(this.chats().where(`chat.status <> 'closed'`), filter);
  }

  private chats(): SelectQueryBuilder<ChatSessionEntity> {
    return this.dataSource.manager.createQueryBuilder(ChatSessionEntity, 'chat');
  }

  private async page(
    query: SelectQueryBuilder<ChatSessionEntity>,
    filter: ChatListQuery & PageQuery,
  ): Promise<Page<AdminChatSessionView>> {
    if (filter.status) query.andWhere('chat.status = :status', { status: filter.status });
    whereContains(query, ['chat.visitorName', 'chat.visitorEmail', 'chat.visitorPhone'], filter.q);
    const { rows, total } = await readPage(sortRows(query, filter.sort ?? '-id'), filter);
    return { rows: await this.viewsOf(rows), total };
  }

  /** Throws NotFound. */
  async find(id: number): Promise<AdminChatSessionView> {
    const [view] = await this.viewsOf(await this.dataSource.manager.findBy(ChatSessionEntity, { id }));
    if (!view) throw new NotFound('Chat');
    return view;
  }

  async summary(): Promise<ChatSummary> {
    const byStatus = await countByStatus(
      this.dataSource.manager.createQueryBuilder(ChatSessionEntity, 'chat'),
      CHAT_STATUSES,
    );
    const [row] = await this.dataSource.query<{ unread: number }[]>(
      `SELECT count(*)::integer AS unread FROM chat_messages
       JOIN chat_sessions ON chat_sessions.id = chat_session_id
       WHERE sender_type = 'visitor' AND NOT is_read AND status <> 'closed'`,
    );
    return { byStatus, unread: row?.unread ?? 0 };
  }

  /** Open chats that no admin has taken or that have unread messages of the visitor, each once. */
  async countToAnswer(): Promise<number> {
    const [row] = await this.dataSource.query<{ waiting: number }[]>(
      `SELECT count(*)::integer AS waiting FROM chat_sessions WHERE status <> 'closed' AND (status = 'waiting' OR EXISTS (
         SELECT FROM chat_messages WHERE chat_session_id = chat_sessions.id AND sender_type = 'visitor' AND NOT is_read))`,
    );
    return row?.waiting ?? 0;
  }

  /** Needs two queries for any number of chats. */
  private async viewsOf(chats: ChatSessionEntity[]): Promise<AdminChatSessionView[]> {
    const [unread, online] = await Promise.all([
      this.chatMessagesService.unreadByChat(chats.map(({ id }) => id)),
      this.presence.onlineChats(),
    ]);
    return chats.map((chat) =>
      toAdminChatSessionView(chat, { unreadCount: unread.get(chat.id) ?? 0, visitorOnline: online.has(chat.id) }),
    );
  }
}
