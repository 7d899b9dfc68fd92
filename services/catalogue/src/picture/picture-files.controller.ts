import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mediaTypeOf } from './picture.rules.ts';
import { UPLOAD_STORE, UploadMissing, type UploadStore } from './upload-store/upload-store.ts';

/** For the gateway where uploads are in a bucket; it adds the headers and routes no other path here. */
@Controller('internal/uploads')
@Public()
export class PictureFilesController {
  constructor(@Inject(UPLOAD_STORE) private readonly store: UploadStore) {}

  /** Returns the file of a picture. */
  @Get(':name')
  async read(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const type = mediaTypeOf(name);
    if (!type) throw new UploadMissing();
    const bytes = await this.store.read('public', name);
    void reply.type(type);
    return bytes;
  }
}
