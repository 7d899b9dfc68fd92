import { Outbox } from '@farmhouse/platform/events/outbox';
import type { DataSource } from 'typeorm';
import { createUploadStore } from '../picture/upload-store/create-upload-store.ts';
import { PictureFilesSweep } from '../picture/picture-files.sweep.ts';
import { PictureUses } from '../picture/picture-uses.ts';
import type { PicturesToEncode } from '../picture/encoding/picture.queue.ts';
import { PicturesService } from '../picture/pictures.service.ts';
import type { UploadsConfig } from '../uploads-config.ts';
import { GalleryService } from './gallery.service.ts';

/** Adds no job: the service's sweep finds new pictures within a minute. */
const NO_QUEUE: PicturesToEncode = { add: () => undefined };

/** The gallery for a command that runs beside the service. */
export async function createGallery(db: DataSource, uploads: UploadsConfig): Promise<GalleryService> {
  const store = await createUploadStore(uploads);
  const pictures = new PicturesService(db, NO_QUEUE, store);
  const files = new PictureFilesSweep(db, NO_QUEUE, store);
  return new GalleryService(db, new Outbox(), pictures, files, new PictureUses());
}
