import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PictureEntity } from './picture.entity.ts';
import { publicNames } from './picture.rules.ts';
import { PictureQueue, type PicturesToEncode } from './picture.queue.ts';
import { RemovedPictureEntity } from './removed-picture.entity.ts';
import { UPLOAD_STORE, type UploadFolder, type UploadStore } from './upload-store.ts';

/** Interval of the check for pictures to encode and files of deleted pictures. */
const SWEEP_MS = MINUTE_MS;
/** Interval of the check for files without a row; newer files may belong to an upload in progress. */
const ORPHAN_SWEEP_MS = HOUR_MS;
const ORPHAN_AGE_MS = HOUR_MS;
const BATCH = 200;

const FOLDERS: readonly UploadFolder[] = ['originals', 'public'];

/** The random prefix of a file's name. */
const keyOf = (name: string): string => /^[0-9a-f]{32}/.exec(name)?.[0] ?? '';

/**
 * Keeps files and rows in step after crashes: encodes pictures that are still processing, deletes the files of deleted pictures,
 * and removes files that belong to no picture. Safe to run in several replicas at once.
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
      setInterval(() => this.quietly(() => this.sweep()), SWEEP_MS),
      setInterval(() => this.quietly(() => this.removeOrphans()), ORPHAN_SWEEP_MS),
    ];
    this.quietly(() => this.sweep());
  }

  onApplicationShutdown(): void {
    this.timers.forEach((timer) => clearInterval(timer));
  }

  /** Deletes the files of deleted pictures now; failures are retried by the next sweep. */
  removeFilesSoon(): void {
    this.quietly(() => this.removeFiles());
  }

  async removeFiles(): Promise<void> {
    const removed = await this.dataSource.manager.find(RemovedPictureEntity, { take: BATCH });
    for (const { key, widths } of removed) {
      await this.store.remove('originals', [key]);
      await this.store.remove('public', publicNames(key, widths));
      await this.dataSource.manager.delete(RemovedPictureEntity, { key });
    }
  }

  /** Removes files that belong to no picture and are older than an hour. */
  async removeOrphans(now = new Date()): Promise<void> {
    const pictures = await this.dataSource.manager.find(PictureEntity, { select: { key: true } });
    const keys = new Set(pictures.map(({ key }) => key));
    for (const folder of FOLDERS) {
      for await (const { name, storedAt } of this.store.list(folder)) {
        const isOld = now.getTime() - storedAt.getTime() > ORPHAN_AGE_MS;
        if (isOld && !keys.has(keyOf(name))) await this.store.remove(folder, [name]);
      }
    }
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

  private async sweep(): Promise<void> {
    await this.resume();
    await this.removeFiles();
  }

  private quietly(work: () => Promise<void>): void {
    void work().catch((error: Error) => this.log.warn(`Picture files wait for the next sweep: ${error.message}`));
  }
}
