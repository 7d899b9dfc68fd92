import type { ChatMessagesQuery, ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { ChatCatchUp } from '@farmhouse/contracts/chat/chat-socket';
import { UNPAGED_LIMIT } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { ChatMessageEntity } from './chat-message.entity.ts';
import { toChatMessageView } from './chat-message.view.ts';

/** The stored messages of chats. */
@Injectable()
export class ChatMessagesService {
  constructor(private readonly dataSource: DataSource) {}

  /** In ascending order: the newest, or with `afterId` the first of those after it. */
  async list(chatSessionId: number, { afterId, limit = UNPAGED_LIMIT }: ChatMessagesQuery): Promise<ChatMessageView[]> {
    if (afterId !== undefined) return this.after(chatSessionId, afterId, limit);
    const newest = await this.dataSource.manager.find(ChatMessageEntity, {
      where: { chatSessionId },
      order: { id: 'DESC' },
      take: limit,
    });
    return newest.reverse().map(toChatMessageView);
  }

  /** At most `limit` messages with a greater id, in ascending order, and whether there are more. */
  async catchUp(chatSessionId: number, afterId: number, limit: number): Promise<ChatCatchUp> {
    const messages = await this.after(chatSessionId, afterId, limit + 1);
    return { messages: messages.slice(0, limit), hasMore: messages.length > limit };
  }

  /** Marks the messages of the other side than `reader` as read, up to `lastId`. Returns whether any was unread. */
  async markRead(chatSessionId: number, reader: ChatSender, lastId: number): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      ChatMessageEntity,
      {
        chatSessionId,
        senderType: reader === 'admin' ? 'visitor' : 'admin',
        isRead: false,
        id: LessThanOrEqual(lastId),
      },
      { isRead: true },
    );
    return (affected ?? 0) > 0;
  }

  /** How many of the visitor's messages no admin has read, by chat; a chat without any is absent. */
  async unreadByChat(chatSessionIds: number[]): Promise<Map<number, number>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(ChatMessageEntity, 'message')
      .select('message.chatSessionId', 'id')
      .addSelect('count(*)::integer', 'count')
      .where({ chatSessionId: In(chatSessionIds), senderType: 'visitor', isRead: false })
      .groupBy('message.chatSessionId')
      .getRawMany<{ id: number; count: number }>();
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  private async after(chatSessionId: number, afterId: number, take: number): Promise<ChatMessageView[]> {
    const where = { chatSessionId, id: MoreThan(afterId) };
    const messages = await this.dataSource.manager.find(ChatMessageEntity, { where, order: { id: 'ASC' }, take });
    return messages.map(toChatMessageView);
  }
}
