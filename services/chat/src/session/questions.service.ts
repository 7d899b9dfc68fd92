import { hash } from 'node:crypto';
import { isInvisible } from '@farmhouse/contracts/text/visible';
import { afterCommit } from '@farmhouse/platform/database/one-transaction';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Deliveries } from '../delivery/deliveries.ts';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessageEntity } from '../message/chat-message.entity.ts';
import { MessageQuota } from '../message/message-quota.ts';
import { ChatSessionEntity } from './chat-session.entity.ts';
import { OwnerChatUpdates } from './owner-chat-updates.ts';
import { QUESTION_CLIENT_ID, withQuestion } from './question.ts';

/** Questions of visitors who start a chat while they have an open one. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: Deliveries,
    private readonly ownerChatUpdates: OwnerChatUpdates,
    private readonly messageQuota: MessageQuota,
  ) {}

  /**
   * Stores the question as a message of the open chat, also while that is waiting; one that the chat has already is not
   * stored again. Returns the chat, or undefined when it was closed meanwhile. Throws TooManyRequests.
   */
  async add(id: number, question: string | null | undefined): Promise<ChatSessionEntity | undefined> {
    const asked = await this.dataSource.transaction(async (tx) => {
      const chat = await tx.findOne(ChatSessionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!chat || chat.status === 'closed') return undefined;
      return { chat, change: await this.store(tx, chat, question) };
    });
    if (asked?.change) this.tell(asked.change);
    return asked?.chat;
  }

  private async store(
    tx: EntityManager,
    chat: ChatSessionEntity,
    question: string | null | undefined,
  ): Promise<ChatChange | undefined> {
    if (!question || isInvisible(question)) return undefined;
    const clientId = `${QUESTION_CLIENT_ID} ${hash('sha256', question, 'base64url')}`;
    const clientIds = In([QUESTION_CLIENT_ID, clientId]);
    const isRepeat = await tx.existsBy(ChatMessageEntity, {
      chatSessionId: chat.id,
      clientId: clientIds,
      message: question,
    });
    if (isRepeat) return undefined;
    this.messageQuota.spend(chat.id, 'visitor');
    const before = { chatSessionId: chat.id, previousId: chat.lastMessageId, messages: [] };
    return withQuestion(tx, chat, before, question, clientId);
  }

  private tell(change: ChatChange): void {
    afterCommit(() => {
      this.deliveries.publish([change]);
      this.ownerChatUpdates.send(change.chatSessionId);
    });
  }
}
