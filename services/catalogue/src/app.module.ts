import { Module, type DynamicModule } from '@nestjs/common';
import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { CATALOGUE_CONFIG, limitsOf, type CatalogueConfig } from './config.ts';
import { CouponModule } from './coupon/coupon.module.ts';
import { CATALOGUE_DATABASE } from './database.ts';
import { CatalogueEvents } from './events.ts';
import { AmenityModule } from './amenity/amenity.module.ts';
import { GalleryModule } from './gallery/gallery.module.ts';
import { PictureModule } from './picture/picture.module.ts';
import { PlaceholderModule } from './placeholder/placeholder.module.ts';
import { PrivatePictureModule } from './private-picture/private-picture.module.ts';
import { RateModule } from './rate/rate.module.ts';
import { ServiceModule } from './service/service.module.ts';
import { StayRuleModule } from './stay-rule/stay-rule.module.ts';

@Module({})
class CatalogueModule {}

export function catalogueApp(config: CatalogueConfig): DynamicModule {
  return {
    module: CatalogueModule,
    imports: [
      PlatformModule.forService({ config, database: CATALOGUE_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule,
      EventConsumerModule.of('catalogue', CatalogueEvents, [PrivatePictureModule, PlaceholderModule]),
      ServiceModule,
      CouponModule,
      RateModule,
      StayRuleModule,
      AmenityModule,
      PictureModule.with(config),
      PrivatePictureModule,
      PlaceholderModule,
      GalleryModule,
    ],
    providers: [{ provide: CATALOGUE_CONFIG, useValue: config }],
  };
}
