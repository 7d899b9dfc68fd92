import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn, newestBackup } from '../keep/backup-files.ts';

/** Names the newest backup in the bucket, for monitoring, which has no keys of the bucket. */
const statePathOf = (folder: string): string => join(folder, 'in-bucket.txt');

export async function recordBucketState(folder: string, name: string): Promise<void> {
  const note = statePathOf(folder);
  await writeFile(`${note}.part`, `${name}\n`, { mode: 0o600 });
  await rename(`${note}.part`, note);
}

/** True unless the newest backup of the folder is in the bucket as well. */
export async function isMissingInBucket(folder: string, now = new Date()): Promise<boolean> {
  const newest = newestBackup(await backupsIn(folder), now);
  const noted = await readFile(statePathOf(folder), 'utf8').catch(() => '');
  return newest !== undefined && noted.trim() !== newest.name;
}
