import { isCheckDue, readCheckResult, recordCheckResult } from './check-result.ts';
import type { BackupSettings } from '../settings.ts';

/**
 * Runs a check of the newest backup if one is due; `run` resolves with how its process ended. One that ended without
 * recording a result, as when the machine has no memory, has failed. A failed check is due again after the next backup.
 */
export async function checkWhenDue(
  { folder, checkDays }: Pick<BackupSettings, 'folder' | 'checkDays'>,
  run: () => Promise<string>,
): Promise<void> {
  if (!(await isCheckDue(folder, checkDays))) return;
  const before = await readCheckResult(folder);
  const ending = await run();
  const after = await readCheckResult(folder);
  if (after.recordedAt === before.recordedAt) {
    await recordCheckResult(folder, `The check ended with ${ending}, before it had a result`);
  }
}
