import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CONTENT_CONFIG, type ContentConfig } from '../config.ts';
import { robotsTxt } from './robots.ts';
import { SitemapService } from './sitemap.service.ts';

/** Serves the sitemap and robots.txt. */
@Controller()
@Public()
export class SitemapController {
  constructor(
    private readonly sitemapService: SitemapService,
    @Inject(CONTENT_CONFIG) private readonly config: ContentConfig,
  ) {}

  /** Returns the sitemap for search engines. */
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  xml(): Promise<string> {
    return this.sitemapService.xml();
  }

  /** Returns the rules for search engines. */
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  robots(): string {
    return robotsTxt(this.config.PUBLIC_URL);
  }
}
