import { join } from 'node:path';
import { CHECK_FOLDER } from '../../backup/check/check-folder.ts';
import type { DataPaths } from '../../backup/restore/data-paths.ts';
import { dataOf } from '../servers/postgres.ts';
import { postgresFolder, postgresUid, reachable } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';
import { uploadsFolder } from '../settings/uploads.ts';

export const walArchiveFolder = ({ backup }: Settings): Promise<string> => reachable(backup.walArchive);

/** Where the parts of a backup lie when the product is started by `make up`. */
export async function liveDataPaths(settings: Settings): Promise<DataPaths> {
  return {
    postgres: { path: dataOf(await postgresFolder(settings)), uid: postgresUid() },
    uploads: { path: uploadsFolder(settings) },
    'secrets.env': { path: join(settings.dataDir, 'secrets.env') },
  };
}

/** The journal of a committed restore. */
export const journalOf = ({ dataDir }: Settings): string => join(dataDir, 'restore.json');

/** Where a check unpacks a backup and starts what it holds. */
export const checkFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<string> =>
  reachable(join(dataDir, CHECK_FOLDER));
