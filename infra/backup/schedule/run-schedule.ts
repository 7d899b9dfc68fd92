import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '../../../services/contracts/src/timing/durations.ts';
import { inRoot } from '../../paths.ts';
import { NOT_IN_BUCKET } from '../bucket/update-bucket.ts';
import { checkWhenDue } from '../check/check-when-due.ts';
import { backupsIn, newestBackup } from '../keep/backup-files.ts';
import type { BackupSettings } from '../settings.ts';
import { untilDue } from './until-due.ts';

/** The programs of one way of running the product, from the root of the checkout. */
export interface BackupPrograms {
  /** Makes a backup. */
  backUp: string;
  /** Restores the newest backup beside the product, and records the outcome. */
  check: string;
}

export interface Schedule {
  backup: Pick<BackupSettings, 'folder' | 'checkDays'>;
  programs: BackupPrograms;
  /** Gets every line that the programs print. */
  report: (text: string) => void;
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
async function runProgram(program: string, { report, signal }: Schedule): Promise<Ending> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [inRoot(program)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop, { once: true });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', report);
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
  const ending = await runProgram(schedule.programs.check, schedule);
  return ending.signal ?? `exit code ${ending.code}`;
}

/** True if the backup was made and, when that was due, checked. */
async function backUp(schedule: Schedule): Promise<boolean> {
  const { backup, programs, report, signal } = schedule;
  try {
    const { code } = await runProgram(programs.backUp, schedule);
    if (code !== 0 && code !== NOT_IN_BUCKET) return false;
    await checkWhenDue(backup, () => check(schedule));
    return true;
  } catch (error) {
    // for example because the machine had no memory for another process: it may have some in an hour
    if (!signal.aborted) report((error as Error).message);
    return false;
  }
}

/**
 * Makes a backup every night, and at once when the last one is older than a day; checks the newest one when that is
 * due. Throws at the signal, when the program that ran has ended.
 */
export async function runSchedule(schedule: Schedule): Promise<never> {
  const { backup, report, signal } = schedule;
  for (;;) {
    const wait = untilDue(newestBackup(await backupsIn(backup.folder))?.date, new Date());
    await sleep(wait, undefined, { signal });
    if (await backUp(schedule)) continue;
    signal.throwIfAborted();
    report('failed; the next try is in an hour');
    await sleep(HOUR_MS, undefined, { signal });
  }
}
