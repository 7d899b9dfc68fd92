import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { CreateChangeVersion1790000000005 } from '@farmhouse/platform/events/change-version';
import {
  AcknowledgeOutbox1790000000007,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { CouponEntity } from './coupon/coupon.entity.ts';
import { CreateCoupons1790000001002 } from './coupon/coupon.migrations.ts';
import { ServiceEntity } from './service/service.entity.ts';
import { CreateServices1790000001001 } from './service/service.migrations.ts';

export const CATALOGUE_DATABASE: DatabaseShape = {
  schema: 'catalogue',
  entities: [ServiceEntity, CouponEntity, OutboxEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateChangeVersion1790000000005,
    CreateServices1790000001001,
    CreateCoupons1790000001002,
  ],
};
