import { PICTURE_QUEUE } from '@farmhouse/contracts/operation/queues';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import type { UploadsConfig } from '../uploads-config.ts';
import { createUploadStore } from './upload-store/create-upload-store.ts';
import { PictureEncodingService } from './encoding/picture-encoding.service.ts';
import { PictureFilesController } from './picture-files.controller.ts';
import { PictureFilesSweep } from './picture-files.sweep.ts';
import { PictureQueue } from './encoding/picture.queue.ts';
import { PictureUses } from './picture-uses.ts';
import { PictureWorker } from './encoding/picture.worker.ts';
import { PicturesAdminController } from './pictures.admin.controller.ts';
import { PicturesService } from './pictures.service.ts';
import { SharePictures } from './encoding/share-pictures.ts';
import { PictureMetrics } from './picture.metrics.ts';
import { UPLOAD_STORE } from './upload-store/upload-store.ts';
import { UploadMetrics } from './upload-store/upload.metrics.ts';

@Module({})
export class PictureModule {
  static with(uploads: UploadsConfig): DynamicModule {
    return {
      module: PictureModule,
      global: true,
      imports: [BullModule.registerQueue({ name: PICTURE_QUEUE })],
      controllers: [PicturesAdminController, PictureFilesController],
      providers: [
        { provide: UPLOAD_STORE, useFactory: () => createUploadStore(uploads) },
        {
          provide: UploadMetrics,
          useFactory: (metrics: Metrics) => new UploadMetrics(uploads, metrics),
          inject: [Metrics],
        },
        PictureMetrics,
        PictureUses,
        PictureQueue,
        PicturesService,
        PictureEncodingService,
        PictureWorker,
        PictureFilesSweep,
        SharePictures,
      ],
      exports: [PicturesService, PictureUses, PictureFilesSweep, UPLOAD_STORE],
    };
  }
}
