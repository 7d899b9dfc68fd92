import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn, newestBackup, type BackupFile } from '../keep/backup-files.ts';
import { kept, newestFirst } from '../keep/retention.ts';
import { BackupBucket, type StoredBackup } from './bucket.ts';
import { recordBucketState } from './bucket-state.ts';
import type { BucketSettings } from './settings.ts';

export interface CopiedToBucket {
  stored: string[];
  removed: string[];
}

/** Every backup of folder and bucket, once. */
const together = (local: readonly BackupFile[], inBucket: readonly StoredBackup[]): BackupFile[] => [
  ...new Map([...inBucket, ...local].map(({ name, date }) => [name, { name, date }])).values(),
];

/** Uploads what is missing or truncated, the newest first; the retention rule applies to folder and bucket together. */
async function copy(folder: string, bucket: BackupBucket, now: Date): Promise<CopiedToBucket> {
  const local = newestFirst(await backupsIn(folder));
  const newest = newestBackup(local, now);
  const inBucket = await bucket.list();
  const sizes = new Map(inBucket.map(({ name, bytes }) => [name, bytes]));
  const names = new Set([...kept(together(local, inBucket), now).all].map(({ name }) => name));
  const stored: string[] = [];
  for (const { name } of local.filter((one) => names.has(one.name))) {
    const file = join(folder, name);
    if (sizes.get(name) !== (await stat(file)).size) {
      await bucket.store(file);
      stored.push(name);
    }
    if (name === newest?.name) await recordBucketState(folder, name);
  }
  const removed = inBucket.map(({ name }) => name).filter((name) => !names.has(name));
  for (const name of removed) await bucket.remove(name);
  return { stored, removed };
}

/**
 * Uploads the backups of the folder that the bucket lacks, and removes those from it that the retention rule does not
 * keep. Throws CommandError with the reason when that fails; the files stay in the folder for the next run.
 */
export async function copyToBucket(
  folder: string,
  settings: BucketSettings,
  now = new Date(),
): Promise<CopiedToBucket> {
  const bucket = new BackupBucket(settings);
  try {
    return await copy(folder, bucket, now);
  } finally {
    bucket.close();
  }
}
