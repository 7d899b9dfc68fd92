import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withFreeLock } from '../../lock.ts';
import { reachable } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';

/** Where a backup is unpacked and compared; its path is also the name of the lock of a check. */
export const checkFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<string> =>
  reachable(join(dataDir, 'backup-check'));

/** Removes what a killed check has left; one that is under way keeps its folder. */
export async function removeLeftCheck(settings: Pick<Settings, 'dataDir'>): Promise<void> {
  const folder = await checkFolder(settings);
  await withFreeLock(folder, () => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
}
