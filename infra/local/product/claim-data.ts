import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';
import { takeLock } from '../../lock.ts';
import type { Settings } from '../settings/settings.ts';

/** How long a process that has stopped its product may take to exit. */
const WAIT_MS = 5_000;
const POLL_MS = 100;

/**
 * Keeps other processes from starting, restoring or rotating on this data until this process ends. Throws CommandError
 * when another one does that.
 */
export async function claimData({ dataDir }: Pick<Settings, 'dataDir'>, waitMs = WAIT_MS): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await takeLock(`data ${dataDir}`))) {
    if (Date.now() > deadline) {
      throw new CommandError(
        `Another start, restore or rotation on ${dataDir} is under way: try again when it has ended.`,
      );
    }
    await sleep(POLL_MS);
  }
}
