import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { TERMS_CHANGED_HEADER } from '@farmhouse/contracts/content/terms-placeholders';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ContentOfPageDto } from './page-content.dto.ts';
import { PageContentService } from './page-content.service.ts';
import { toPublicContent } from './page-content.view.ts';

@Controller('api/content')
@Public()
export class PageContentController {
  constructor(private readonly pageContentService: PageContentService) {}

  /**
   * Lists the texts of a page, or of all pages. The header `X-Terms-Changed` is the instant at which a value of the
   * settings that the page's legal text shows last changed.
   */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(
    @Query() { page }: ContentOfPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicContent[]> {
    const records = await this.pageContentService.list(page);
    const termsChangedAt = await this.pageContentService.termsChangedAt(records);
    if (termsChangedAt) void reply.header(TERMS_CHANGED_HEADER, termsChangedAt.toISOString());
    return records.map(toPublicContent);
  }

  /** Returns a text by its identifier. */
  @Get(':identifier')
  @Header('Cache-Control', 'no-cache')
  async one(@Param('identifier') identifier: string): Promise<PublicContent> {
    return toPublicContent(await this.pageContentService.byIdentifier(identifier));
  }
}
