import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { CreateChangeVersion1790000000005 } from '@farmhouse/platform/events/change-version';
import {
  AcknowledgeOutbox1790000000007,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { SettingEntity } from './setting/setting.entity.ts';
import { CreateSettings1790000001001 } from './setting/setting.migrations.ts';

export const CONTENT_DATABASE: DatabaseShape = {
  schema: 'content',
  entities: [SettingEntity, OutboxEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateChangeVersion1790000000005,
    CreateSettings1790000001001,
  ],
};
