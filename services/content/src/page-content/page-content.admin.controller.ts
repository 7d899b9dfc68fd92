import type { ContentView } from '@farmhouse/contracts/content/page-content';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeContentDto, CreateContentDto } from './page-content.dto.ts';
import { PageContentService } from './page-content.service.ts';
import { toContentView } from './page-content.view.ts';

@Controller('api/admin/content')
@Admin('content')
export class PageContentAdminController {
  constructor(private readonly pageContentService: PageContentService) {}

  /** Lists the texts of all pages. */
  @Get()
  async list(): Promise<ContentView[]> {
    return (await this.pageContentService.list()).map(toContentView);
  }

  /** Creates a text of a page. */
  @Post()
  async create(@Body() input: CreateContentDto): Promise<ContentView> {
    return toContentView(await this.pageContentService.create(input));
  }

  /** Changes the named fields of a text of a page. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeContentDto): Promise<ContentView> {
    return toContentView(await this.pageContentService.update(id, input));
  }

  /** Deletes a text of a page. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.pageContentService.remove(id);
  }
}
