import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import {
  AcknowledgeOutbox1790000000007,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { AdminEntity } from './admin/admin.entity.ts';
import { CreateAdmins1790000001000 } from './admin/admin.migrations.ts';
import { KnownDeviceEntity } from './device/known-device.entity.ts';
import { CreateKnownDevices1790000001026 } from './device/known-device.migrations.ts';
import { RevokedTokenEntity, SigningKeyEntity } from './session/session.entities.ts';
import { CreateSessions1790000001001 } from './session/session.migrations.ts';

export const IDENTITY_DATABASE: DatabaseShape = {
  schema: 'identity',
  entities: [OutboxEntity, AdminEntity, SigningKeyEntity, RevokedTokenEntity, KnownDeviceEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateAdmins1790000001000,
    CreateSessions1790000001001,
    CreateKnownDevices1790000001026,
  ],
};
