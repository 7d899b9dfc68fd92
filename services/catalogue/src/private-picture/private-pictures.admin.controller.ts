import type { PrivatePicture } from '@farmhouse/contracts/catalogue/private-picture';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { WholeNumberInQuery } from '@farmhouse/platform/input/property.decorators';
import { Admin, OwnTransactions } from '@farmhouse/platform/http/route-policy';
import { readUpload, TakesUpload } from '@farmhouse/platform/http/upload';
import { Controller, Get, Header, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IMAGE_FIELD } from '../picture/picture.rules.ts';
import { PrivatePicturesService } from './private-pictures.service.ts';

class PrivatePictureQuery {
  /** Pixels of the smallest variant that is wanted; by default the largest one is sent. */
  @WholeNumberInQuery(1, 10_000) width?: number;
}

@Controller('api/admin/private-pictures')
@Admin('payments')
export class PrivatePicturesAdminController {
  constructor(private readonly pictures: PrivatePicturesService) {}

  /** Uploads a picture that only signed-in admins can see. */
  @Post()
  @TakesUpload(IMAGE_FIELD)
  @OwnTransactions()
  async upload(@Req() request: FastifyRequest): Promise<PrivatePicture> {
    const { file } = await readUpload(request);
    if (file.length === 0) {
      throw new InvalidInput([{ path: IMAGE_FIELD, message: 'Please select an image to upload' }]);
    }
    return this.pictures.receive(file);
  }

  /** Returns the file of a private picture. */
  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  async read(@Param('id') id: string, @Query() { width }: PrivatePictureQuery): Promise<StreamableFile> {
    const bytes = await this.pictures.read(id, width);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }
}
