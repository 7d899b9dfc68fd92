import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { ReviewsController } from './reviews.controller.ts';
import { SeoAdminController } from './seo.admin.controller.ts';
import { SeoController } from './seo.controller.ts';
import { SeoService } from './seo.service.ts';

@Module({
  imports: [ChangesModule],
  controllers: [SeoController, ReviewsController, SeoAdminController],
  providers: [SeoService],
})
export class SeoModule {}
