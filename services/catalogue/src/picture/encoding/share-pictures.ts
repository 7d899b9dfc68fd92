import { SHARE_PICTURE_SIZE } from '@farmhouse/contracts/catalogue/gallery';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { DataSource } from 'typeorm';
import { cropPicture } from './crop-picture.ts';
import { PictureEntity } from '../picture.entity.ts';
import { fallbackName, shareName } from '../picture.rules.ts';
import { UPLOAD_STORE, type UploadStore } from '../upload-store/upload-store.ts';

const BATCH = 50;

/**
 * Makes the share pictures of uploads that were encoded before this feature existed; newer ones get theirs with their
 * other files. Safe to run in several replicas at once. Rule: share pictures.
 */
@Injectable()
export class SharePictures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('SharePictures');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.makeMissing(), MINUTE_MS);
    void this.makeMissing();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never throws: a failure is retried a minute later. */
  async makeMissing(): Promise<void> {
    try {
      for (const picture of await this.missing()) await this.make(picture);
    } catch (error) {
      this.log.warn(`Share pictures wait for the next minute: ${(error as Error).message}`);
    }
  }

  private missing(): Promise<PictureEntity[]> {
    return this.dataSource.manager.find(PictureEntity, {
      where: { status: 'ready', hasShare: false },
      order: { id: 'DESC' },
      take: BATCH,
    });
  }

  private async make(picture: PictureEntity): Promise<void> {
    try {
      const bytes = await cropPicture(await this.store.read('public', fallbackName(picture)), SHARE_PICTURE_SIZE);
      await this.store.save('public', shareName(picture.key), bytes);
      await this.dataSource.manager.update(PictureEntity, picture.id, { hasShare: true });
    } catch (error) {
      this.log.warn(`Picture ${picture.id} has no share picture yet: ${(error as Error).message}`);
    }
  }
}
