import { join, resolve } from 'node:path';
import { days, flag } from '../variables.ts';

export interface BackupSettings {
  /** Folder of the backups. */
  folder: string;
  /** Folder into which Postgres puts its write-ahead log. */
  walArchive: string;
  /** File of the key that decrypts them. */
  keyFile: string;
  /** True if one is made every night. */
  isNightly: boolean;
  /** After how many days a backup is restored beside the product and compared; 0 for never. */
  checkDays: number;
  /** True if they are uploaded to a bucket as well. */
  isInBucket: boolean;
}

/** What the variables say about backups of the data in `dataDir`. Throws BadSetting naming the first invalid one. */
export function loadBackupSettings(dataDir: string, env: NodeJS.ProcessEnv = process.env): BackupSettings {
  return {
    folder: resolve(env.BACKUP_DIR || join(dataDir, 'backups')),
    walArchive: resolve(env.WAL_ARCHIVE_DIR || join(dataDir, 'wal-archive')),
    keyFile: resolve(env.BACKUP_KEY || join(dataDir, 'backup-key.txt')),
    isNightly: flag(env, 'BACKUP'),
    checkDays: days(env, 'BACKUP_CHECK_DAYS', 7),
    isInBucket: Boolean(env.BACKUP_S3_BUCKET),
  };
}
