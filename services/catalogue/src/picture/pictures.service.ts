import { randomBytes } from 'node:crypto';
import { afterCommit } from '@farmhouse/platform/database/one-transaction';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PictureEntity } from './picture.entity.ts';
import { largestSize, variantWidths } from './picture.rules.ts';
import { PictureQueue, type PicturesToEncode } from './encoding/picture.queue.ts';
import { sizeOf } from './upload-size.ts';
import { UPLOAD_STORE, type UploadStore } from './upload-store/upload-store.ts';

/** Receives uploads: the file is stored durably before the response is sent; a queue worker makes its variants. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(PictureQueue) private readonly queue: PicturesToEncode,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  /**
   * Stores the original and a row that is `processing`. `use` runs in the same transaction with the row. Throws
   * UnsupportedPicture and PictureTooLarge, without storing anything.
   */
  async receive<T>(bytes: Buffer, use: (tx: EntityManager, picture: PictureEntity) => Promise<T>): Promise<T> {
    const size = largestSize(await sizeOf(bytes));
    const key = randomBytes(16).toString('hex');
    await this.store.save('originals', key, bytes);
    const { id, result } = await this.dataSource.transaction(async (tx) => {
      const widths = variantWidths(size.width);
      const picture = await tx.save(
        tx.create(PictureEntity, { ...size, key, widths, status: 'processing', color: null, thumbHash: null }),
      );
      return { id: picture.id, result: await use(tx, picture) };
    });
    afterCommit(() => this.queue.add(id));
    return result;
  }

  /** Throws NotFound. */
  async byId(id: number): Promise<PictureEntity> {
    const picture = await this.dataSource.manager.findOneBy(PictureEntity, { id });
    if (!picture) throw new NotFound('Picture');
    return picture;
  }
}
