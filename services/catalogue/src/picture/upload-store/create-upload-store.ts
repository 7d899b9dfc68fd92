import type { UploadsConfig } from '../../uploads-config.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import type { UploadStore } from './upload-store.ts';

/** The store that the operator has chosen. The client of buckets is loaded only for a bucket. */
export async function createUploadStore(config: UploadsConfig): Promise<UploadStore> {
  if (config.UPLOADS_STORE === 'disk') {
    const store = new DiskUploadStore(config.UPLOADS_DIR);
    await store.prepare();
    return store;
  }
  const { S3UploadStore } = await import('./s3-upload-store.ts');
  return new S3UploadStore(config);
}
