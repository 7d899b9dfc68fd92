import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { removeOrphans } from './upload-store/orphan-files.ts';
import { PictureEntity } from './picture.entity.ts';
import { publicNames } from './picture.rules.ts';
import { PictureQueue, type PicturesToEncode } from './encoding/picture.queue.ts';
import { RemovedPictureEntity } from './removed-picture.entity.ts';
import { UPLOAD_STORE, type UploadStore } from './upload-store/upload-store.ts';

/** Interval of the check for pictures to encode and files of deleted pictures. */
const SWEEP_MS = MINUTE_MS;
/** Interval of the check for files without a row. */
const ORPHAN_SWEEP_MS = HOUR_MS;
const BATCH = 200;

/**
 * Keeps files and rows in step after crashes: encodes pictures that are still processing, deletes the files of deleted
 * pictures, and removes files that belong to no picture. Safe to run in several replicas at once.
 */
@Injectable()
export class PictureFilesSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('PictureFilesSweep');
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(PictureQueue) private readonly queue: PicturesToEncode,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = [
      setInterval(() => this.runLogged(() => this.sweep()), SWEEP_MS),
      setInterval(() => this.runLogged(() => this.removeOrphans()), ORPHAN_SWEEP_MS),
    ];
    this.runLogged(() => this.sweep());
  }

  onApplicationShutdown(): void {
    this.timers.forEach((timer) => clearInterval(timer));
  }

  /** Deletes the files of deleted pictures now; failures are retried by the next sweep. */
  removeFilesSoon(): void {
    this.runLogged(() => this.removeFiles());
  }

  /** Pictures whose files cannot be deleted do not delay the others. */
  async removeFiles(): Promise<void> {
    const removed = await this.dataSource.manager.find(RemovedPictureEntity, {
      order: { removedAt: 'ASC', key: 'ASC' },
      take: BATCH,
    });
    for (const picture of removed) {
      await this.removeFilesOf(picture).catch((error: Error) =>
        this.log.warn(`The files of picture ${picture.key} wait for the next sweep: ${error.message}`),
      );
    }
  }

  /** Removes files that belong to no picture, and originals of processed pictures, that are older than an hour. */
  async removeOrphans(now = new Date()): Promise<void> {
    const { manager } = this.dataSource;
    const known = (where: FindOptionsWhere<PictureEntity>) => (keys: string[]) =>
      manager.find(PictureEntity, { select: { key: true }, where: { ...where, key: In(keys) } });
    await removeOrphans(this.store, 'originals', known({ status: 'processing' }), now);
    await removeOrphans(this.store, 'public', known({}), now);
  }

  /** Adds the pictures that are not encoded yet to the queue, which ignores duplicates. */
  async resume(): Promise<void> {
    const waiting = await this.dataSource.manager.find(PictureEntity, {
      select: { id: true },
      where: { status: 'processing' },
      order: { id: 'ASC' },
      take: BATCH,
    });
    waiting.forEach(({ id }) => this.queue.add(id));
  }

  private async removeFilesOf({ key, widths }: RemovedPictureEntity): Promise<void> {
    await this.store.remove('originals', [key]);
    await this.store.remove('public', publicNames(key, widths));
    await this.dataSource.manager.delete(RemovedPictureEntity, { key });
  }

  private async sweep(): Promise<void> {
    await this.resume();
    await this.removeFiles();
  }

  private runLogged(work: () => Promise<void>): void {
    void work().catch((error: Error) => this.log.warn(`Picture files wait for the next sweep: ${error.message}`));
  }
}
