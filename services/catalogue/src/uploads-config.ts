import { loadConfig } from '@farmhouse/platform/config/config';
import { z } from 'zod';

/** Uploads in a folder of this machine; the gateway serves its `public` part. */
export const diskVariables = {
  UPLOADS_STORE: z.literal('disk', 'must be disk or s3').default('disk'),
  UPLOADS_DIR: z.string().min(1),
} as const;

/** Uploads in a bucket of an S3-compatible server. */
export const bucketVariables = {
  UPLOADS_STORE: z.literal('s3'),
  /** The server's URL; without one Amazon's for the region. */
  UPLOADS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADS_S3_REGION: z.string().min(1).default('us-east-1'),
  UPLOADS_S3_BUCKET: z.string().min(1),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().min(1),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().min(1),
} as const;

export type BucketConfig = Readonly<z.infer<z.ZodObject<typeof bucketVariables>>>;
export type UploadsConfig = Readonly<z.infer<z.ZodObject<typeof diskVariables>>> | BucketConfig;

/** True if uploads are stored in a bucket; read before the rest, which is another for each store. */
export const storesInBucket = (env: NodeJS.ProcessEnv): boolean => env.UPLOADS_STORE === 's3';

/** For commands, which need nothing else. Throws InvalidConfig naming what the chosen store lacks. */
export function readUploadsConfig(env = process.env): UploadsConfig {
  return storesInBucket(env) ? loadConfig(bucketVariables, env) : loadConfig(diskVariables, env);
}
