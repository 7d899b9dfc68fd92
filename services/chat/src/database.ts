import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import {
  AcknowledgeOutbox1790000000007,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { IdempotencyEntity } from '@farmhouse/platform/idempotency/idempotency.entity';
import { CreateIdempotencyKeys1790000000003 } from '@farmhouse/platform/idempotency/idempotency.migrations';
import { CannedAnswerEntity } from './canned-answer/canned-answer.entity.ts';
import { CreateCannedAnswers1790000001602 } from './canned-answer/canned-answer.migrations.ts';
import { CheapenMessages1790000001603 } from './message/cheaper-messages.migrations.ts';
import { ChatMessageEntity } from './message/chat-message.entity.ts';
import { ChatSessionEntity } from './session/chat-session.entity.ts';
import { CreateChats1790000001601 } from './session/chat-session.migrations.ts';

export const CHAT_DATABASE: DatabaseShape = {
  schema: 'chat',
  entities: [OutboxEntity, IdempotencyEntity, ChatSessionEntity, ChatMessageEntity, CannedAnswerEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateIdempotencyKeys1790000000003,
    CreateChats1790000001601,
    CreateCannedAnswers1790000001602,
    CheapenMessages1790000001603,
  ],
};
