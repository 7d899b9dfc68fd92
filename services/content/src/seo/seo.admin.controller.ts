import type { SeoView } from '@farmhouse/contracts/content/seo';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ChangeSeoDto, CreateSeoDto } from './seo.dto.ts';
import { toSeoView } from './seo.view.ts';
import { SeoService } from './seo.service.ts';

@Controller('api/admin/seo')
@Admin('content')
export class SeoAdminController {
  constructor(private readonly seoService: SeoService) {}

  /** Lists titles, descriptions and other data for search engines of all pages. */
  @Get()
  async list(): Promise<SeoView[]> {
    return (await this.seoService.listAll()).map(toSeoView);
  }

  /** Creates the data for search engines of a page. */
  @Post()
  async create(@Body() input: CreateSeoDto): Promise<SeoView> {
    return toSeoView(await this.seoService.create(input));
  }

  /** Changes the named fields of a page's data for search engines. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeSeoDto): Promise<SeoView> {
    return toSeoView(await this.seoService.update(id, input));
  }
}
