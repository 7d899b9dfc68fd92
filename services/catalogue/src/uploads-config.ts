import { loadConfig } from '@farmhouse/platform/config/config';
import { z } from 'zod';

/** Where uploads are stored: in a folder of this machine, or in a bucket of an S3-compatible server. */
const storeVariable = { UPLOADS_STORE: z.enum(['disk', 's3']).default('disk') } as const;

/** Folder of uploads; the gateway serves its `public` part. */
const diskVariables = { UPLOADS_STORE: z.literal('disk').default('disk'), UPLOADS_DIR: z.string().min(1) } as const;

const bucketVariables = {
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

/** Throws InvalidConfig naming what the chosen store lacks. */
export function readUploadsConfig(env?: NodeJS.ProcessEnv): UploadsConfig {
  const { UPLOADS_STORE } = loadConfig(storeVariable, env);
  return UPLOADS_STORE === 's3' ? loadConfig(bucketVariables, env) : loadConfig(diskVariables, env);
}
