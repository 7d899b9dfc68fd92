import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { GalleryService } from './gallery.service.ts';
import { toGalleryView } from './gallery.view.ts';

@Controller('api/gallery')
@Public()
export class GalleryController {
  constructor(private readonly galleryService: GalleryService) {}

  /** Lists the pictures and videos that the gallery shows. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  async list(): Promise<GalleryItemView[]> {
    return (await this.galleryService.listShown()).map(toGalleryView);
  }
}
