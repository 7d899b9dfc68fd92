import type { PictureStatus } from '@farmhouse/contracts/catalogue/gallery';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PictureEntity } from './picture.entity.ts';

/** Counts the pictures that are not on the site: those that wait to be encoded, and those that cannot be. */
@Injectable()
export class PictureMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const count = (status: PictureStatus) => dataSource.manager.countBy(PictureEntity, { status });
    const help = {
      pictures_waiting: 'Pictures that are not encoded yet',
      pictures_failed: 'Pictures that cannot be decoded',
    };
    metrics.gauges(help, async () => ({
      pictures_waiting: await count('processing'),
      pictures_failed: await count('failed'),
    }));
  }
}
