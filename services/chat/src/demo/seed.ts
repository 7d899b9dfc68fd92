import { CHAT_SYSTEM_MESSAGES } from '@farmhouse/contracts/chat/chat-message';
import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { newRow } from '@farmhouse/platform/database/rows';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { CannedAnswersService } from '../canned-answer/canned-answers.service.ts';
import { CHAT_DATABASE } from '../database.ts';
import { ChatMessageEntity } from '../message/chat-message.entity.ts';
import { ChatSessionEntity } from '../session/chat-session.entity.ts';
import { DEMO_CANNED_ANSWERS, DEMO_CONVERSATIONS } from './conversations.ts';

/** Stores the conversations as they are after they were closed, one line a minute. */
async function storeConversations(db: DataSource, now = Date.now()): Promise<void> {
  for (const { hoursAgo, lines, ...visitor } of DEMO_CONVERSATIONS) {
    const startedAt = new Date(now - hoursAgo * HOUR_MS);
    const at = (minutes: number): Date => new Date(startedAt.getTime() + minutes * MINUTE_MS);
    const lastMessageAt = at(lines.length + 1);
    await db.transaction(async (tx) => {
      const chat = await tx.save(
        newRow(tx, ChatSessionEntity, {
          ...visitor,
          visitorSessionId: randomUUID(),
          tokenHash: hashOfToken(randomUUID()),
          status: 'closed',
          adminId: 1,
          startedAt,
          lastMessageAt,
          closedAt: lastMessageAt,
        }),
      );
      const own = { chatSessionId: chat.id, isRead: true };
      const system = { ...own, senderType: 'admin', messageType: 'system' } as const;
      const rows = [
        { ...system, message: CHAT_SYSTEM_MESSAGES.started, createdAt: at(0) },
        { ...system, message: CHAT_SYSTEM_MESSAGES.joined, createdAt: at(0) },
        ...lines.map(([senderType, message], line) => ({
          ...own,
          senderType,
          senderId: senderType === 'admin' ? '1' : chat.visitorSessionId,
          message,
          clientId: randomUUID(),
          createdAt: at(line + 1),
        })),
        { ...system, message: CHAT_SYSTEM_MESSAGES.closed, createdAt: lastMessageAt },
      ];
      for (const row of rows) {
        chat.lastMessageId = (await tx.save(newRow(tx, ChatMessageEntity, row))).id;
      }
      await tx.save(chat);
    });
  }
}

/** Seeds only empty tables; a table in which anything is stored is left unchanged. */
await runOnce(CHAT_DATABASE, async (db) => {
  const answers = new CannedAnswersService(db);
  const isNew = (await answers.list()).length === 0;
  for (const [order, answer] of DEMO_CANNED_ANSWERS.entries()) if (isNew) await answers.create({ ...answer, order });
  const isUnused = (await db.manager.count(ChatSessionEntity)) === 0;
  if (isUnused) await storeConversations(db);
  return `canned answers: ${isNew ? DEMO_CANNED_ANSWERS.length : 'there already'}, conversations: ${
    isUnused ? DEMO_CONVERSATIONS.length : 'there already'
  }`;
});
