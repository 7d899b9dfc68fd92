import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { readUpload, TakesUpload } from '@farmhouse/platform/http/upload';
import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IMAGE_FIELD } from './picture.rules.ts';
import { toPictureView } from './picture.view.ts';
import { PicturesService } from './pictures.service.ts';

/** Pictures outside the gallery, such as those inside a blog post. */
@Controller('api/admin/pictures')
@Admin('catalogue', 'content', 'settings')
export class PicturesAdminController {
  constructor(private readonly picturesService: PicturesService) {}

  /** Uploads a picture for a page. It is encoded in several sizes afterwards. */
  @Post()
  @TakesUpload(IMAGE_FIELD)
  async upload(@Req() request: FastifyRequest): Promise<PictureView> {
    const { file } = await readUpload(request);
    return this.picturesService.receive(file, (_tx, picture) => Promise.resolve(toPictureView(picture)));
  }

  /** Returns a picture and the state of its encoding. */
  @Get(':id')
  async read(@Param('id', IdPipe) id: number): Promise<PictureView> {
    return toPictureView(await this.picturesService.byId(id));
  }
}
