import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ContentOfPageDto } from './page-content.dto.ts';
import { PageContentService } from './page-content.service.ts';
import { toPublicContent } from './page-content.view.ts';

@Controller('api/content')
@Public()
export class PageContentController {
  constructor(private readonly pageContentService: PageContentService) {}

  /** Lists the texts of a page, or of all pages. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(@Query() { page }: ContentOfPageDto): Promise<PublicContent[]> {
    return (await this.pageContentService.list(page)).map(toPublicContent);
  }

  /** Returns a text by its identifier. */
  @Get(':identifier')
  @Header('Cache-Control', 'no-cache')
  async one(@Param('identifier') identifier: string): Promise<PublicContent> {
    return toPublicContent(await this.pageContentService.byIdentifier(identifier));
  }
}
