import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { SettingModule } from '../setting/setting.module.ts';
import { BlogAdminController } from './blog.admin.controller.ts';
import { BlogController } from './blog.controller.ts';
import { BlogListService } from './blog-list.service.ts';
import { BlogReadingService } from './blog-reading.service.ts';
import { BlogService } from './blog.service.ts';
import { BlogSummaryController } from './blog-summary.controller.ts';
import { BlogTagsController } from './blog-tags.controller.ts';
import { PostViews } from './post-views.ts';
import { RssController } from './rss.controller.ts';

@Module({
  imports: [ChangesModule, SettingModule],
  controllers: [BlogController, BlogTagsController, BlogAdminController, BlogSummaryController, RssController],
  providers: [BlogListService, BlogReadingService, BlogService, PostViews],
})
export class BlogModule {}
