import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX, INBOX, IDEMPOTENCY, UNDOS } from '@farmhouse/platform/tables';
import { CannedAnswerEntity } from './canned-answer/canned-answer.entity.ts';
import { CreateCannedAnswers1790000001602 } from './canned-answer/canned-answer.migrations.ts';
import { ChatMessageEntity } from './message/chat-message.entity.ts';
import { CheapenMessages1790000001603 } from './message/chat-message.migrations.ts';
import { ChatSessionEntity } from './session/chat-session.entity.ts';
import { CreateChats1790000001601 } from './session/chat-session.migrations.ts';
import { IndexVisitors1790000002402 } from './personal-data/personal-data.migrations.ts';

export const CHAT_DATABASE: DatabaseShape = {
  schema: 'chat',
  uses: [OUTBOX, INBOX, IDEMPOTENCY, UNDOS],
  entities: [ChatSessionEntity, ChatMessageEntity, CannedAnswerEntity],
  migrations: [
    CreateChats1790000001601,
    CreateCannedAnswers1790000001602,
    CheapenMessages1790000001603,
    IndexVisitors1790000002402,
  ],
};
