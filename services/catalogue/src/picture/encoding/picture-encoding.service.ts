import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SHARE_PICTURE_SIZE } from '@farmhouse/contracts/catalogue/gallery';
import { cropPicture } from './crop-picture.ts';
import { encodePicture, EncoderCrashed, Undecodable, type EncodedFiles } from './picture-encoder.ts';
import { PictureEntity } from '../picture.entity.ts';
import { PictureUses } from '../picture-uses.ts';
import { fallbackName, shareName } from '../picture.rules.ts';
import { UPLOAD_STORE, type UploadStore } from '../upload-store/upload-store.ts';

interface EncodingAttempt {
  /** True if no other attempt follows: then a picture at which the encoder stops fails for good. */
  isLast?: boolean;
}

/** Makes the files of an uploaded picture. Safe to repeat: the same files are written again under the same names. */
@Injectable()
export class PictureEncodingService {
  private readonly log = new Logger('PictureEncodingService');

  constructor(
    private readonly dataSource: DataSource,
    private readonly pictureUses: PictureUses,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  /**
   * Of a picture that is processed already it only removes the uploaded original, which an interrupted attempt may have
   * left. Throws EncoderCrashed before the last attempt.
   */
  async encode(id: number, attempt: EncodingAttempt = {}): Promise<void> {
    const picture = await this.dataSource.manager.findOneBy(PictureEntity, { id });
    if (!picture) return;
    if (picture.status === 'processing') await this.process(picture, attempt);
    await this.store.remove('originals', [picture.key]);
  }

  private async process(picture: PictureEntity, attempt: EncodingAttempt): Promise<void> {
    const encoded = await this.tryToEncode(picture, attempt);
    const files = encoded?.files ?? [];
    for (const { name, bytes } of files) await this.store.save('public', name, bytes);
    await this.dataSource.transaction((tx) => this.finish(tx, picture, encoded));
    if (!(await this.dataSource.manager.existsBy(PictureEntity, { id: picture.id }))) {
      await this.store.remove(
        'public',
        files.map(({ name }) => name),
      );
    }
  }

  private async tryToEncode(
    { id, key }: PictureEntity,
    { isLast = false }: EncodingAttempt,
  ): Promise<EncodedFiles | undefined> {
    try {
      return await withShareFile(await encodePicture(await this.store.read('originals', key), key), key);
    } catch (error) {
      const isFinal = error instanceof Undecodable || (isLast && error instanceof EncoderCrashed);
      if (!isFinal) throw error;
      this.log.warn(`Picture ${id} cannot be encoded: ${error.message}`);
      return undefined;
    }
  }

  /** Changes nothing when the picture was deleted meanwhile, or encoded by another worker. */
  private async finish(tx: EntityManager, { id }: PictureEntity, encoded: EncodedFiles | undefined): Promise<void> {
    await this.pictureUses.lock(tx, id);
    const { width, height, widths, color, thumbHash } = encoded ?? {};
    const { affected } = await tx.update(
      PictureEntity,
      { id, status: 'processing' },
      encoded ? { status: 'ready', width, height, widths, color, thumbHash, hasShare: true } : { status: 'failed' },
    );
    if (affected) await this.pictureUses.pictureChanged(tx, id);
  }
}

/** The files of a picture and the one for link previews. Rule: share pictures. */
async function withShareFile(encoded: EncodedFiles, key: string): Promise<EncodedFiles> {
  const { files, width } = encoded;
  const largest = files.find(({ name }) => name === fallbackName({ key, width }));
  if (!largest) throw new Error(`Picture ${key} has no JPEG`);
  const share = { name: shareName(key), bytes: await cropPicture(largest.bytes, SHARE_PICTURE_SIZE) };
  return { ...encoded, files: [...files, share] };
}
