import { statfs } from 'node:fs/promises';
import type { Metrics } from '@farmhouse/platform/observability/metrics';
import type { UploadsConfig } from '../../uploads-config.ts';

/** Reports the free space of the disk that uploads are on. For a bucket none can be read. */
export class UploadMetrics {
  constructor(uploads: UploadsConfig, metrics: Metrics) {
    if (uploads.UPLOADS_STORE !== 'disk') return;
    metrics.gauge('uploads_free_bytes', 'Free bytes of the disk of uploads; at 0 an upload is a 503', async () => {
      const { bavail, bsize } = await statfs(uploads.UPLOADS_DIR);
      return bavail * bsize;
    });
  }
}
