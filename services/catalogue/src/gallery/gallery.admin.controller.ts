import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { readInput } from '@farmhouse/platform/input/input.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { unlessUnchanged } from '@farmhouse/platform/http/unchanged';
import { readUpload, TakesUpload } from '@farmhouse/platform/http/upload';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_FIELD } from '../picture/picture.rules.ts';
import { AddGalleryUrlDto, ChangeGalleryItemDto, OrderGalleryDto, UploadGalleryItemDto } from './gallery.dto.ts';
import { GalleryService } from './gallery.service.ts';
import { toGalleryView } from './gallery.view.ts';

@Controller('api/admin/gallery')
@Admin('catalogue')
export class GalleryAdminController {
  constructor(private readonly galleryService: GalleryService) {}

  /**
   * Lists all pictures and videos of the gallery, including those that are not shown. A list that `If-None-Match` names
   * by its `ETag` is not sent again (304).
   */
  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GalleryItemView[] | undefined> {
    return unlessUnchanged(request, reply, (await this.galleryService.listAll()).map(toGalleryView));
  }

  /** Uploads a picture to the gallery. */
  @Post()
  @TakesUpload(IMAGE_FIELD)
  async upload(@Req() request: FastifyRequest): Promise<GalleryItemView> {
    const { file, fields } = await readUpload(request);
    return toGalleryView(await this.galleryService.upload(file, await readInput(UploadGalleryItemDto, fields)));
  }

  /** Adds a picture or video to the gallery by its address. */
  @Post('url')
  async addUrl(@Body() input: AddGalleryUrlDto): Promise<GalleryItemView> {
    return toGalleryView(await this.galleryService.addUrl(input));
  }

  /** Saves the order of the gallery. */
  @Put('order')
  async order(@Body() { ids }: OrderGalleryDto): Promise<GalleryItemView[]> {
    return (await this.galleryService.order(ids)).map(toGalleryView);
  }

  /**
   * Changes the named fields of a picture or video of the gallery. With the address of another picture, or the id of an
   * uploaded one, it shows that picture from then on; the files of its former upload are removed.
   */
  @Patch(':id')
  async change(@Param('id', IdPipe) id: number, @Body() input: ChangeGalleryItemDto): Promise<GalleryItemView> {
    return toGalleryView(await this.galleryService.change(id, input));
  }

  /** Deletes a picture or video from the gallery. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.galleryService.remove(id);
  }
}
