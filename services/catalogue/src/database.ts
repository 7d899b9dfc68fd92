import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX, INBOX, IDEMPOTENCY, CHANGE_VERSIONS } from '@farmhouse/platform/tables';
import { AmenityEntity } from './amenity/amenity.entity.ts';
import { CreateAmenities1790000001005 } from './amenity/amenity.migrations.ts';
import { CouponEntity } from './coupon/coupon.entity.ts';
import { CreateCoupons1790000001002 } from './coupon/coupon.migrations.ts';
import { GalleryItemEntity } from './gallery/gallery-item.entity.ts';
import { AddGalleryUpdated1790000001093, CreateGallery1790000001004 } from './gallery/gallery.migrations.ts';
import { PictureEntity } from './picture/picture.entity.ts';
import { AddShareFiles1790000001090, CreatePictures1790000001003 } from './picture/picture.migrations.ts';
import { RemovedPictureEntity } from './picture/removed-picture.entity.ts';
import { HeroEntity } from './placeholder/hero.entity.ts';
import { CreateHero1790000001091 } from './placeholder/hero.migrations.ts';
import { PrivatePictureEntity } from './private-picture/private-picture.entity.ts';
import { CreatePrivatePictures1790000001074 } from './private-picture/private-picture.migrations.ts';
import { RateEntity } from './rate/rate.entity.ts';
import { CreateRates1790000001060 } from './rate/rate.migrations.ts';
import { ServiceEntity } from './service/service.entity.ts';
import {
  AddServicePicture1790000001016,
  AddServiceTerms1790000001250,
  AddServiceUpdated1790000001092,
  CreateServices1790000001001,
} from './service/service.migrations.ts';
import { StayRuleEntity } from './stay-rule/stay-rule.entity.ts';
import { CreateStayRules1790000001061 } from './stay-rule/stay-rule.migrations.ts';

export const CATALOGUE_DATABASE: DatabaseShape = {
  schema: 'catalogue',
  uses: [OUTBOX, INBOX, IDEMPOTENCY, CHANGE_VERSIONS],
  entities: [
    ServiceEntity,
    CouponEntity,
    RateEntity,
    StayRuleEntity,
    AmenityEntity,
    PictureEntity,
    RemovedPictureEntity,
    PrivatePictureEntity,
    GalleryItemEntity,
    HeroEntity,
  ],
  migrations: [
    CreateServices1790000001001,
    CreateCoupons1790000001002,
    CreatePictures1790000001003,
    CreateGallery1790000001004,
    CreateAmenities1790000001005,
    AddServicePicture1790000001016,
    CreateRates1790000001060,
    CreateStayRules1790000001061,
    CreatePrivatePictures1790000001074,
    AddShareFiles1790000001090,
    CreateHero1790000001091,
    AddServiceUpdated1790000001092,
    AddGalleryUpdated1790000001093,
    AddServiceTerms1790000001250,
  ],
};
