import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { DynamicContentAdminController } from './dynamic-content.admin.controller.ts';
import { DynamicContentController } from './dynamic-content.controller.ts';
import { DynamicContentService } from './dynamic-content.service.ts';

@Module({
  imports: [ChangesModule],
  controllers: [DynamicContentController, DynamicContentAdminController],
  providers: [DynamicContentService],
})
export class DynamicContentModule {}
