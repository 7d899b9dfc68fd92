import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { IdPipe } from '@farmhouse/platform/http/id.pipe';
import { readInput } from '@farmhouse/platform/http/input.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { readUpload, TakesUpload } from '@farmhouse/platform/http/upload';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IMAGE_FIELD } from '../picture/picture.rules.ts';
import { AddGalleryUrlDto, ChangeGalleryItemDto, OrderGalleryDto, UploadGalleryItemDto } from './gallery.dto.ts';
import { GalleryService } from './gallery.service.ts';
import { toGalleryView } from './gallery.view.ts';

@Controller('api/admin/gallery')
@Admin('catalogue')
export class GalleryAdminController {
  constructor(private readonly galleryService: GalleryService) {}

  @Get()
  async list(): Promise<GalleryItemView[]> {
    return (await this.galleryService.listAll()).map(toGalleryView);
  }

  @Post()
  @TakesUpload(IMAGE_FIELD)
  async upload(@Req() request: FastifyRequest): Promise<GalleryItemView> {
    const { file, fields } = await readUpload(request);
    return toGalleryView(await this.galleryService.upload(file, await readInput(UploadGalleryItemDto, fields)));
  }

  @Post('url')
  async addUrl(@Body() input: AddGalleryUrlDto): Promise<GalleryItemView> {
    return toGalleryView(await this.galleryService.addUrl(input));
  }

  @Put('order')
  async order(@Body() { ids }: OrderGalleryDto): Promise<GalleryItemView[]> {
    return (await this.galleryService.order(ids)).map(toGalleryView);
  }

  @Patch(':id')
  async change(@Param('id', IdPipe) id: number, @Body() input: ChangeGalleryItemDto): Promise<GalleryItemView> {
    return toGalleryView(await this.galleryService.change(id, input));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.galleryService.remove(id);
  }
}
