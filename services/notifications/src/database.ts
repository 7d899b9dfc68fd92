import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import {
  AcknowledgeOutbox1790000000007,
  CreateInbox1790000000002,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { InboxEntity } from '@farmhouse/platform/events/inbox.entity';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { CreateSettingCopies1790000000004 } from '@farmhouse/platform/read-models/setting-copy.migrations';
import { MessageEntity } from './messages/message.entity.ts';
import { CreateMessages1790000001001, NameMessageSubjects1790000001012 } from './messages/messages.migrations.ts';

export const NOTIFICATIONS_DATABASE: DatabaseShape = {
  schema: 'notifications',
  entities: [OutboxEntity, InboxEntity, SettingCopyEntity, MessageEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateInbox1790000000002,
    CreateSettingCopies1790000000004,
    CreateMessages1790000001001,
    NameMessageSubjects1790000001012,
  ],
};
