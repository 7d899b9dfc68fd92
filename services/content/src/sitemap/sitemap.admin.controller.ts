import type { SitemapRegenerated } from '@farmhouse/contracts/pages/sitemap';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { SitemapService } from './sitemap.service.ts';

@Controller('api/admin/sitemap')
@Admin('content')
export class SitemapAdminController {
  constructor(private readonly sitemapService: SitemapService) {}

  @Post('regenerate')
  @HttpCode(200)
  regenerate(): Promise<SitemapRegenerated> {
    return this.sitemapService.regenerate();
  }
}
