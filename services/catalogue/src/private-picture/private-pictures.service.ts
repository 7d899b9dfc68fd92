import { randomBytes } from 'node:crypto';
import { PRIVATE_PICTURE_ID, type PrivatePicture } from '@farmhouse/contracts/catalogue/private-picture';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { invalidId } from '@farmhouse/platform/input/id.pipe';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { encodePicture, Undecodable, type EncodedFiles } from '../picture/encoding/picture-encoder.ts';
import { UnsupportedPicture } from '../picture/picture.errors.ts';
import { variantName } from '../picture/picture.rules.ts';
import { sizeOf } from '../picture/upload-size.ts';
import { UPLOAD_STORE, UploadMissing, type UploadStore } from '../picture/upload-store/upload-store.ts';
import { PrivatePictureEntity } from './private-picture.entity.ts';

/** Maximum number of uploads that wait; each holds its file in memory. */
const MAX_WAITING = 8;

/** Pictures that only admins see. Rule: uploaded pictures. */
@Injectable()
export class PrivatePicturesService {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  /**
   * Stores a picture, encoded again, and resolves when it can be read. Throws UnsupportedPicture, PictureTooLarge, and
   * Unavailable while too many are being encoded, without storing anything.
   */
  async receive(bytes: Buffer): Promise<PrivatePicture> {
    await sizeOf(bytes);
    const key = randomBytes(16).toString('hex');
    const { width, height, widths, files } = await this.inTurn(() => encoded(bytes, key));
    for (const { name, bytes: file } of files) await this.store.save('private', name, file);
    await this.dataSource.manager.insert(PrivatePictureEntity, { key, width, height, widths, usedAt: null });
    return { id: key, width, height };
  }

  /**
   * The JPEG of the smallest variant that is at least `width` pixels wide, or the largest one. Throws
   * InvalidInput and UploadMissing.
   */
  async read(id: string, atLeast = Infinity): Promise<Buffer> {
    if (!PRIVATE_PICTURE_ID.test(id)) throw invalidId();
    const picture = await this.dataSource.manager.findOneBy(PrivatePictureEntity, { key: id });
    if (!picture) throw new UploadMissing();
    const width = picture.widths.find((one) => one >= atLeast) ?? picture.width;
    return this.store.read('private', variantName(id, width, 'jpeg'));
  }

  /** Keeps pictures permanently, because something refers to them; unknown ids are ignored. */
  async keep(tx: EntityManager, ids: readonly string[], now = new Date()): Promise<void> {
    await tx.update(PrivatePictureEntity, { key: In([...ids]), usedAt: IsNull() }, { usedAt: now });
  }

  /** One after another, as each takes the memory of a decoded picture. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw new Unavailable();
    this.waiting += 1;
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn.finally(() => {
      this.waiting -= 1;
    });
  }
}

async function encoded(bytes: Buffer, key: string): Promise<EncodedFiles> {
  try {
    return await encodePicture(bytes, key, ['jpeg']);
  } catch (error) {
    throw error instanceof Undecodable ? new UnsupportedPicture() : error;
  }
}
