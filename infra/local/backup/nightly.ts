import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '../../../services/contracts/src/timing/durations.ts';
import { NOT_IN_BUCKET } from '../../backup/bucket/update-bucket.ts';
import { backupsIn, newestBackup } from '../../backup/keep/backup-files.ts';
import { untilDue } from '../../backup/keep/schedule.ts';
import type { Line } from '../process/process.ts';
import type { BackupSettings, Settings } from '../settings/settings.ts';
import { checkWhenDue } from './check-when-due.ts';

const NAME = 'backup';

interface Ending {
  /** The exit code; null if a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Runs in a separate process: encrypting would block the supervisor. Resolves when it has ended. */
async function runScript(name: string, line: Line, signal: AbortSignal): Promise<Ending> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => line(NAME, text));
  }
  const [code, endedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal: endedBy };
}

/** True if the backup was made and, when that was due, checked. */
async function backUp(backup: BackupSettings, line: Line, signal: AbortSignal): Promise<boolean> {
  try {
    const { code } = await runScript('../backup.ts', line, signal);
    if (code !== 0 && code !== NOT_IN_BUCKET) return false;
    await checkWhenDue(backup, () => check(line, signal));
    return true;
  } catch (error) {
    // for example because the machine had no memory for another process: it may have some in an hour
    if (!signal.aborted) line(NAME, (error as Error).message);
    return false;
  }
}

/** Returns how the check has ended. */
async function check(line: Line, signal: AbortSignal): Promise<string> {
  const ending = await runScript('../check-backup.ts', line, signal);
  // what the end of the product has ended is no failure
  signal.throwIfAborted();
  return ending.signal ?? `exit code ${ending.code}`;
}

async function run({ backup }: Settings, line: Line, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = untilDue(newestBackup(await backupsIn(backup.folder))?.date, new Date());
    await sleep(wait, undefined, { signal });
    if (await backUp(backup, line, signal)) continue;
    line(NAME, 'failed; the next try is in an hour');
    await sleep(HOUR_MS, undefined, { signal });
  }
}

/** Makes a backup every night until the signal, and at once when the last one is older than a day. */
export function scheduleBackups(settings: Settings, line: Line, signal: AbortSignal): void {
  run(settings, line, signal).catch((error: Error) => {
    if (!signal.aborted) line(NAME, `no longer scheduled: ${error.message}`);
  });
}
