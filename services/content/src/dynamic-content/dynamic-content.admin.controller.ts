import type { ContentView } from '@farmhouse/contracts/content/dynamic-content';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeContentDto, CreateContentDto } from './dynamic-content.dto.ts';
import { DynamicContentService } from './dynamic-content.service.ts';
import { toContentView } from './dynamic-content.view.ts';

@Controller('api/admin/content')
@Admin('content')
export class DynamicContentAdminController {
  constructor(private readonly dynamicContentService: DynamicContentService) {}

  /** Lists the texts of all pages. */
  @Get()
  async list(): Promise<ContentView[]> {
    return (await this.dynamicContentService.list()).map(toContentView);
  }

  /** Creates a text of a page. */
  @Post()
  async create(@Body() input: CreateContentDto): Promise<ContentView> {
    return toContentView(await this.dynamicContentService.create(input));
  }

  /** Changes the named fields of a text of a page. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeContentDto): Promise<ContentView> {
    return toContentView(await this.dynamicContentService.update(id, input));
  }

  /** Deletes a text of a page. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.dynamicContentService.remove(id);
  }
}
