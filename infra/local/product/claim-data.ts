import { CommandError } from '../../command-error.ts';
import { takeLockWithin } from '../../lock.ts';
import type { Settings } from '../settings/settings.ts';

/** How long a process that has stopped its product may take to exit. */
const WAIT_MS = 5_000;

/**
 * Keeps other processes from starting, restoring or rotating on this data until this process ends. Throws CommandError
 * when another one does that.
 */
export async function claimData({ dataDir }: Pick<Settings, 'dataDir'>, waitMs = WAIT_MS): Promise<void> {
  if (await takeLockWithin(`data ${dataDir}`, waitMs)) return;
  throw new CommandError(`Another start, restore or rotation on ${dataDir} is under way: try again when it has ended.`);
}
