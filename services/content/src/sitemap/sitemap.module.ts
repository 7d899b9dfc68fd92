import { Module } from '@nestjs/common';
import { SitemapAdminController } from './sitemap.admin.controller.ts';
import { SitemapController } from './sitemap.controller.ts';
import { SitemapService } from './sitemap.service.ts';

@Module({
  controllers: [SitemapController, SitemapAdminController],
  providers: [SitemapService],
  exports: [SitemapService],
})
export class SitemapModule {}
