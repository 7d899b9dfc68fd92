import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { PageContentAdminController } from './page-content.admin.controller.ts';
import { PageContentController } from './page-content.controller.ts';
import { PageContentService } from './page-content.service.ts';

@Module({
  imports: [ChangesModule],
  controllers: [PageContentController, PageContentAdminController],
  providers: [PageContentService],
})
export class PageContentModule {}
