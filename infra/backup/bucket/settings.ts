import { CommandError } from '../../command-error.ts';

/** A bucket of an S3-compatible server in which backups are kept as well. */
export interface BucketSettings {
  /** The server's URL; without one it is Amazon's of the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Folder inside the bucket: empty, or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const folderOf = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/(?<=.)$/, '/');

function endpointOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new CommandError(`BACKUP_S3_ENDPOINT=${url} is no address: write it like https://s3.example.com.`);
}

/**
 * The bucket that BACKUP_S3_… names; without BACKUP_S3_BUCKET there is none. Throws CommandError for an incomplete one.
 */
export function bucketSettings(env: NodeJS.ProcessEnv = process.env): BucketSettings | undefined {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = env;
  if (!bucket) return undefined;
  if (!BACKUP_S3_ACCESS_KEY_ID || !BACKUP_S3_SECRET_ACCESS_KEY) {
    throw new CommandError('BACKUP_S3_BUCKET needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY as well.');
  }
  return {
    endpoint: endpointOf(env.BACKUP_S3_ENDPOINT),
    region: env.BACKUP_S3_REGION || 'us-east-1',
    bucket,
    prefix: folderOf(env.BACKUP_S3_PREFIX ?? ''),
    accessKeyId: BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY,
  };
}
