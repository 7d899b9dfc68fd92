import { existsSync, statSync } from 'node:fs';
import type { DataPath, DataPaths } from '../restore/data-paths.ts';
import { setOwner } from '../restore/unpack.ts';

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
/** The folder is mounted, since a mounted file stays the former one when another replaces it. */
export const SECRETS = '/checkout/.env';
export const ARCHIVE = '/wal-archive';
export const BACKUPS = '/backups';
export const KEY = '/key/backup-key.txt';
/** Where a check unpacks a backup and starts what it holds: DATA_DIR of the image. */
export const CHECK_DATA = '/check';
/** Beside the data that it describes. */
export const JOURNAL = '/data/postgres/.restore.json';

/** Gives the folder of the WAL archive to Postgres: a new volume belongs to root. */
export const chownArchive = (): Promise<void> => setOwner({ path: ARCHIVE, uid: POSTGRES_UID }, 0o700);
