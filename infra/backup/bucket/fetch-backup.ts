import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { BackupBucket } from './bucket.ts';
import { bucketSettings } from './settings.ts';

const ADDRESS = /^s3:\/\/(?<bucket>[^/]+)\/(?<prefix>(?:[^/]+\/)*)(?<name>[^/.][^/]*)$/;

/**
 * The file that FROM names. One in a bucket, s3://bucket/folder/name, is fetched first, with the keys of BACKUP_S3_…,
 * into the folder of the backups. Throws CommandError when it cannot be fetched.
 */
export async function fetchedBackup(
  from: string,
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  if (!from.startsWith('s3://')) return from;
  const { bucket, prefix = '', name } = ADDRESS.exec(from)?.groups ?? {};
  const settings = bucketSettings({ ...env, BACKUP_S3_BUCKET: bucket });
  if (!settings || !name) {
    throw new CommandError(`${from} names no file in a bucket: write it like s3://bucket/farmhouse-….age.`);
  }
  const source = new BackupBucket({ ...settings, prefix });
  const file = join(folder, name);
  try {
    if (!existsSync(file)) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await source.fetch(name, file);
    } else if ((await stat(file)).size !== (await source.sizeOf(name))) {
      throw new CommandError(`${file} is another file than ${from}: move it away first.`);
    }
    return file;
  } finally {
    source.close();
  }
}
