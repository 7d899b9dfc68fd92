import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '../../../services/contracts/src/timing/durations.ts';
import { NOT_IN_BUCKET } from '../../backup/bucket/update-bucket.ts';
import { backupsIn, newestBackup } from '../../backup/keep/backup-files.ts';
import { untilDue } from '../../backup/keep/schedule.ts';
import { inRoot } from '../../paths.ts';
import type { Line } from '../process/process.ts';
import type { BackupSettings } from '../settings/settings.ts';
import { checkWhenDue } from './check-when-due.ts';

const NAME = 'backup';
/** Restores the newest backup beside the product, and records the outcome. */
const CHECK = 'infra/local/check-backup.ts';

export interface Schedule {
  backup: Pick<BackupSettings, 'folder' | 'checkDays'>;
  /** The program that makes a backup, from the root of the checkout. */
  program: string;
  line: Line;
  signal: AbortSignal;
}

interface Ending {
  /** The exit code; null if a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * Runs in a separate process: encrypting would block this one. Resolves when it has ended; one that the signal has
 * ended has cleaned up then.
 */
async function runProgram(program: string, { line, signal }: Schedule): Promise<Ending> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [inRoot(program)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop, { once: true });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => line(NAME, text));
  }
  try {
    const [code, endedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal.throwIfAborted();
    return { code, signal: endedBy };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Returns how the check has ended. */
async function check(schedule: Schedule): Promise<string> {
  const ending = await runProgram(CHECK, schedule);
  return ending.signal ?? `exit code ${ending.code}`;
}

/** True if the backup was made and, when that was due, checked. */
async function backUp(schedule: Schedule): Promise<boolean> {
  const { backup, program, line, signal } = schedule;
  try {
    const { code } = await runProgram(program, schedule);
    if (code !== 0 && code !== NOT_IN_BUCKET) return false;
    await checkWhenDue(backup, () => check(schedule));
    return true;
  } catch (error) {
    // for example because the machine had no memory for another process: it may have some in an hour
    if (!signal.aborted) line(NAME, (error as Error).message);
    return false;
  }
}

/**
 * Makes a backup every night, and at once when the last one is older than a day; checks the newest one when that is
 * due. Throws at the signal, when the program that ran has ended.
 */
export async function runSchedule(schedule: Schedule): Promise<never> {
  const { backup, line, signal } = schedule;
  for (;;) {
    const wait = untilDue(newestBackup(await backupsIn(backup.folder))?.date, new Date());
    await sleep(wait, undefined, { signal });
    if (await backUp(schedule)) continue;
    signal.throwIfAborted();
    line(NAME, 'failed; the next try is in an hour');
    await sleep(HOUR_MS, undefined, { signal });
  }
}

/** Runs the schedule beside the product that `make up` has started, until the signal. */
export function scheduleBackups(backup: Schedule['backup'], line: Line, signal: AbortSignal): void {
  runSchedule({ backup, program: 'infra/local/backup.ts', line, signal }).catch((error: Error) => {
    if (!signal.aborted) line(NAME, `no longer scheduled: ${error.message}`);
  });
}
