import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { withFreeLock } from '../../lock.ts';
import { reachable } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Where a backup is unpacked and compared; its path is also the name of the lock of a check. */
export const checkFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<string> =>
  reachable(join(dataDir, 'backup-check'));

/** Removes the folder, which holds a decrypted backup, when a signal ends this process. */
export function removeAtSignal(folder: string): void {
  for (const signal of ENDING_SIGNALS) {
    process.once(signal, () => {
      // its servers, which end with this process, may still write there
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** Removes what a killed check has left; one that is under way keeps its folder. */
export async function removeLeftCheck(settings: Pick<Settings, 'dataDir'>): Promise<void> {
  const folder = await checkFolder(settings);
  await withFreeLock(folder, () => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
}
