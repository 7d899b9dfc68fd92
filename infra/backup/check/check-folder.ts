import { rm } from 'node:fs/promises';
import { withFreeLock } from '../../lock.ts';

/**
 * Name of the folder, beside the data, in which a backup is unpacked and compared; its path is also the name of the
 * lock of a check.
 */
export const CHECK_FOLDER = 'backup-check';

/** Removes what a killed check has left; one that is under way keeps its folder. */
export async function removeLeftCheck(folder: string): Promise<void> {
  await withFreeLock(folder, () => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
}
