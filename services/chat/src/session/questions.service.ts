import { isInvisible } from '@farmhouse/contracts/text/visible';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessageEntity } from '../message/chat-message.entity.ts';
import { MessageQuota } from '../message/message-quota.ts';
import type { ChatSessionEntity } from './chat-session.entity.ts';
import { ChatSessionsService } from './chat-sessions.service.ts';
import { laterClientId, QUESTION_CLIENT_ID, withQuestion } from './question.ts';

/** Questions of visitors who start a chat while they have an open one. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly chatSessionsService: ChatSessionsService,
    private readonly messageQuota: MessageQuota,
  ) {}

  /**
   * Stores the question as a message of the open chat, also while that is waiting; one that the chat has already is not
   * stored again. Returns the chat, or undefined when it was closed meanwhile. Throws TooManyRequests.
   */
  async add(open: ChatSessionEntity, question: string | null | undefined): Promise<ChatSessionEntity | undefined> {
    if (!question || isInvisible(question)) return open;
    const chat = await this.chatSessionsService.change(open.id, async (tx, locked) =>
      locked.status === 'closed' ? undefined : this.store(tx, locked, question),
    );
    return chat.status === 'closed' ? undefined : chat;
  }

  private async store(tx: EntityManager, chat: ChatSessionEntity, question: string): Promise<ChatChange | undefined> {
    const clientId = laterClientId(question);
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
}
