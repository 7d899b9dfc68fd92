import { hash } from 'node:crypto';
import { isInvisible } from '@farmhouse/contracts/text/visible';
import { newRow } from '@farmhouse/platform/database/rows';
import { In, type EntityManager } from 'typeorm';
import type { ChatChange } from '../message/chat-change.ts';
import { ChatMessageEntity } from '../message/chat-message.entity.ts';
import { toChatMessageView } from '../message/chat-message.view.ts';
import type { ChatSessionEntity } from './chat-session.entity.ts';
import { toChatSessionView } from './chat-session.view.ts';

/** The client id of the question that a chat was started with, by which it is found again. */
export const QUESTION_CLIENT_ID = 'question';
const LATER_QUESTION = `${QUESTION_CLIENT_ID} `;

/**
 * Stores the question of a chat that was just started, or that the caller has locked, as a message of its visitor. Part
 * of the caller's transaction; `change` is what that has added before; it is returned with the question.
 */
export async function withQuestion(
  tx: EntityManager,
  chat: ChatSessionEntity,
  change: ChatChange,
  question: string | null | undefined,
  clientId = QUESTION_CLIENT_ID,
): Promise<ChatChange> {
  if (!question || isInvisible(question)) return change;
  const message = await tx.save(
    newRow(tx, ChatMessageEntity, {
      chatSessionId: chat.id,
      senderType: 'visitor',
      senderId: chat.visitorSessionId,
      messageType: 'text',
      message: question,
      clientId,
    }),
  );
  chat.lastMessageId = message.id;
  chat.lastMessageAt = message.createdAt;
  await tx.save(chat);
  return { ...change, messages: [...change.messages, toChatMessageView(message)], session: toChatSessionView(chat) };
}

/** The client id of a question that was asked while the chat was open already; asked again it is the same. */
export const laterClientId = (question: string): string => LATER_QUESTION + hash('sha256', question, 'base64url');

/** The questions of chats in their order, a line each, by the chat's id; a chat without one is absent. */
export async function questionsOf(
  tx: EntityManager,
  chats: readonly ChatSessionEntity[],
): Promise<Map<number, string>> {
  if (chats.length === 0) return new Map();
  const rows = await tx
    .createQueryBuilder(ChatMessageEntity, 'message')
    .where({ chatSessionId: In(chats.map(({ id }) => id)), senderType: 'visitor' })
    .andWhere('(message.clientId = :first OR starts_with(message.clientId, :later))', {
      first: QUESTION_CLIENT_ID,
      later: LATER_QUESTION,
    })
    .orderBy('message.id')
    .getMany();
  const questions = new Map<number, string>();
  for (const { chatSessionId, message } of rows) {
    const before = questions.get(chatSessionId);
    questions.set(chatSessionId, before === undefined ? message : `${before}\n${message}`);
  }
  return questions;
}
