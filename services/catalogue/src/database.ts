import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { CreateChangeVersion1790000000005 } from '@farmhouse/platform/events/change-version';
import {
  AcknowledgeOutbox1790000000007,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { IdempotencyEntity } from '@farmhouse/platform/idempotency/idempotency.entity';
import { CreateIdempotencyKeys1790000000003 } from '@farmhouse/platform/idempotency/idempotency.migrations';
import { AmenityEntity } from './amenity/amenity.entity.ts';
import { CreateAmenities1790000001005 } from './amenity/amenity.migrations.ts';
import { CouponEntity } from './coupon/coupon.entity.ts';
import { CreateCoupons1790000001002 } from './coupon/coupon.migrations.ts';
import { GalleryItemEntity } from './gallery/gallery-item.entity.ts';
import { CreateGallery1790000001004 } from './gallery/gallery.migrations.ts';
import { PictureEntity } from './picture/picture.entity.ts';
import { CreatePictures1790000001003 } from './picture/picture.migrations.ts';
import { RemovedPictureEntity } from './picture/removed-picture.entity.ts';
import { ServiceEntity } from './service/service.entity.ts';
import { AddServicePicture1790000001016, CreateServices1790000001001 } from './service/service.migrations.ts';

export const CATALOGUE_DATABASE: DatabaseShape = {
  schema: 'catalogue',
  entities: [
    ServiceEntity,
    CouponEntity,
    AmenityEntity,
    PictureEntity,
    RemovedPictureEntity,
    GalleryItemEntity,
    OutboxEntity,
    IdempotencyEntity,
  ],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateIdempotencyKeys1790000000003,
    CreateChangeVersion1790000000005,
    CreateServices1790000001001,
    CreateCoupons1790000001002,
    CreatePictures1790000001003,
    CreateGallery1790000001004,
    CreateAmenities1790000001005,
    AddServicePicture1790000001016,
  ],
};
