import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../../services/contracts/src/timing/durations.ts';
import { isPast } from '../keep/backup-files.ts';

/** The results of the backup checks, for monitoring. */
export interface CheckResult {
  /** ISO time of the last successful backup check. */
  goodAt?: string;
  /** Why the last check failed; missing when it succeeded. */
  failed?: string;
  /** ISO time of this record; missing in one of an older version. */
  recordedAt?: string;
}

const statePathOf = (folder: string): string => join(folder, 'check.json');

/** What a file says that a power cut may have left empty. */
function parsed(text: string): CheckResult {
  try {
    return JSON.parse(text) as CheckResult;
  } catch {
    return {};
  }
}

/** The noted results; none are known from a file that is missing or damaged, or while the clock was ahead. */
export async function readCheckResult(folder: string, now = new Date()): Promise<CheckResult> {
  const { goodAt, ...last } = parsed(await readFile(statePathOf(folder), 'utf8').catch(() => '{}'));
  return goodAt && isPast(new Date(goodAt), now) ? { goodAt, ...last } : last;
}

/** Stores the result of a check beside the backups; a failed check keeps the time of the last successful one. */
export async function recordCheckResult(folder: string, failed: string | undefined, now = new Date()): Promise<void> {
  const { goodAt } = await readCheckResult(folder, now);
  const recordedAt = now.toISOString();
  const note: CheckResult = failed === undefined ? { goodAt: recordedAt, recordedAt } : { goodAt, failed, recordedAt };
  await mkdir(folder, { recursive: true });
  await writeFile(`${statePathOf(folder)}.part`, `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true });
  await rename(`${statePathOf(folder)}.part`, statePathOf(folder));
}

/** True if the last check failed or none succeeded within the last `days` days, less twelve hours; false for 0 days. */
export async function isCheckDue(folder: string, days: number, now = new Date()): Promise<boolean> {
  const { goodAt, failed } = await readCheckResult(folder, now);
  // backups do not end at the same minute every night
  const age = days * DAY_MS - 12 * HOUR_MS;
  return days > 0 && (failed !== undefined || !goodAt || now.getTime() - new Date(goodAt).getTime() > age);
}
