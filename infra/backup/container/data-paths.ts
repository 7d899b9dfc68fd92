import { existsSync, statSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import type { DataPath, DataPaths } from '../restore/data-paths.ts';

/** User of the image node:24. */
const NODE_UID = 1000;
/** User of the image postgres:17-bookworm, for a new volume, which still belongs to root. */
const USUAL_POSTGRES_UID = 999;
const POSTGRES_DATA = '/data/postgres';
const POSTGRES_UID = (existsSync(POSTGRES_DATA) && statSync(POSTGRES_DATA).uid) || USUAL_POSTGRES_UID;

/** Where docker-compose.yml mounts volumes and folders for backup and restore. */
export const LIVE: DataPaths = {
  postgres: { path: POSTGRES_DATA, uid: POSTGRES_UID, isVolume: true },
  uploads: { path: '/data/uploads', uid: NODE_UID, isVolume: true },
  // a container cannot replace the operator's .env
  'secrets.env': { path: '/backups/restored.env' },
};
export const REDIS: DataPath = { path: '/data/redis', isVolume: true };
export const SECRETS = '/data/.env';
export const ARCHIVE = '/wal-archive';
export const BACKUPS = '/backups';
export const KEY = '/key/backup-key.txt';
/** Beside the data that it describes. */
export const JOURNAL = '/data/postgres/.restore.json';

/** A new volume belongs to root. */
export async function chownVolume({ path, uid }: DataPath, mode: number): Promise<void> {
  if (uid !== undefined) await chown(path, uid, uid);
  await chmod(path, mode);
}

export const chownArchive = (): Promise<void> => chownVolume({ path: ARCHIVE, uid: POSTGRES_UID }, 0o700);
