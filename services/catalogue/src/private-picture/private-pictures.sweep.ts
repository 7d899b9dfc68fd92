import { DAY_MS, HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { removeOrphans } from '../picture/upload-store/orphan-files.ts';
import { variantNames } from '../picture/picture.rules.ts';
import { UPLOAD_STORE, type UploadStore } from '../picture/upload-store/upload-store.ts';
import { PrivatePictureEntity } from './private-picture.entity.ts';

const SWEEP_MS = HOUR_MS;
/** Long enough that a form which was left open does not refer to a picture that is gone. */
const UNUSED_AGE_MS = 30 * DAY_MS;
const BATCH = 200;

/**
 * Removes private pictures that nothing refers to after 30 days, and files without a row. Safe to run in several
 * replicas.
 */
@Injectable()
export class PrivatePicturesSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('PrivatePicturesSweep');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      void this.sweep().catch((error: Error) =>
        this.log.warn(`Unused private pictures wait for the next sweep: ${error.message}`),
      );
    }, SWEEP_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(now = new Date()): Promise<void> {
    await this.removeUnused(now);
    const known = (keys: string[]) =>
      this.dataSource.manager.find(PrivatePictureEntity, { select: { key: true }, where: { key: In(keys) } });
    await removeOrphans(this.store, 'private', known, now);
  }

  private async removeUnused(now: Date): Promise<void> {
    const { manager } = this.dataSource;
    const unused = { usedAt: IsNull(), createdAt: LessThan(new Date(now.getTime() - UNUSED_AGE_MS)) };
    const found = await manager.find(PrivatePictureEntity, { where: unused, take: BATCH });
    for (const { key, widths } of found) {
      const { affected } = await manager.delete(PrivatePictureEntity, { key, usedAt: IsNull() });
      if (affected) await this.store.remove('private', variantNames(key, widths));
    }
  }
}
