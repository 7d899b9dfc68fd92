import { randomBytes } from 'node:crypto';
import { MAX_PICTURE_BYTES } from '@farmhouse/contracts/catalogue/gallery';
import { afterCommit } from '@farmhouse/platform/database/one-transaction';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { DataSource, type EntityManager } from 'typeorm';
import { PictureTooLarge, UnsupportedPicture } from './picture.errors.ts';
import { PictureEntity } from './picture.entity.ts';
import { largestSize, MAX_PICTURE_PIXELS, pictureTypeOf, variantWidths, type Size } from './picture.rules.ts';
import { PictureQueue, type PicturesToEncode } from './picture.queue.ts';
import { UPLOAD_STORE, type UploadStore } from './upload-store.ts';

/** Size of the upright picture from its header, without decoding it. Throws UnsupportedPicture and PictureTooLarge. */
async function sizeOf(bytes: Buffer): Promise<Size> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureTooLarge();
  if (!pictureTypeOf(bytes)) throw new UnsupportedPicture();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw new UnsupportedPicture();
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) throw new PictureTooLarge();
  return metadata.autoOrient;
}

/** Receives uploads: the file is stored durably before the response is sent; a queue worker makes its variants. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(PictureQueue) private readonly queue: PicturesToEncode,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  /**
   * Stores the original and a row that is `processing`. `use` runs in the same transaction with the row.
   * Throws UnsupportedPicture and PictureTooLarge, having stored nothing.
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
