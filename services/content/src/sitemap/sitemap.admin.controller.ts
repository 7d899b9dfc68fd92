import type { SitemapRegenerated, SitemapStatus } from '@farmhouse/contracts/pages/sitemap';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { SitemapService } from './sitemap.service.ts';

@Controller('api/admin/sitemap')
@Admin('content')
export class SitemapAdminController {
  constructor(private readonly sitemapService: SitemapService) {}

  /** Returns when the stored sitemap was generated, and how many addresses it lists. */
  @Get()
  status(): Promise<SitemapStatus> {
    return this.sitemapService.status();
  }

  /** Generates the sitemap again. */
  @Post('regenerate')
  @HttpCode(200)
  regenerate(): Promise<SitemapRegenerated> {
    return this.sitemapService.regenerate();
  }
}
