import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketConfig } from '../uploads-config.ts';

export interface TestBucket {
  /** The variables with which a service uses the bucket. */
  variables: Record<keyof BucketConfig, string>;
  close(): Promise<void>;
}

/** Starts an S3-compatible server with one empty bucket; it refuses unknown access keys. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-bucket-'));
  const bucket = 'farmhouse-uploads';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // its signature for the path of a list, which ends with a slash, differs from that of Amazon's client
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    variables: {
      UPLOADS_STORE: 's3',
      UPLOADS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      UPLOADS_S3_REGION: 'us-east-1',
      UPLOADS_S3_BUCKET: bucket,
      UPLOADS_S3_ACCESS_KEY_ID: 'S3RVER',
      UPLOADS_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
