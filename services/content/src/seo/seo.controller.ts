import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { toPublicSeo } from './seo.view.ts';
import { SeoService } from './seo.service.ts';

@Controller('api/seo')
@Public()
export class SeoController {
  constructor(private readonly seoService: SeoService) {}

  /** Lists the public data for search engines of all pages. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(): Promise<PublicSeo[]> {
    return (await this.seoService.listAll()).map(toPublicSeo);
  }

  /** Returns the data for search engines of a page. */
  @Get(':page')
  @Header('Cache-Control', 'no-cache')
  async ofPage(@Param('page') page: string): Promise<PublicSeo> {
    return toPublicSeo(await this.seoService.ofPage(page));
  }
}
