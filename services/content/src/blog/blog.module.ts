import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { SettingModule } from '../setting/setting.module.ts';
import { BlogAdminController } from './blog.admin.controller.ts';
import { BlogController } from './blog.controller.ts';
import { BlogList } from './blog-list.service.ts';
import { BlogReading } from './blog-reading.service.ts';
import { BlogService } from './blog.service.ts';
import { PostViews } from './post-views.ts';
import { RssController } from './rss.controller.ts';

@Module({
  imports: [ChangesModule, SettingModule],
  controllers: [BlogController, BlogAdminController, RssController],
  providers: [BlogList, BlogReading, BlogService, PostViews],
})
export class BlogModule {}
