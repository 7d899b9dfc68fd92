import { runSchedule, type Schedule } from '../../backup/schedule/run-schedule.ts';
import type { Line } from '../process/process.ts';

const PROGRAMS = { backUp: 'infra/local/backup.ts', check: 'infra/local/check-backup.ts' };

/** Runs the schedule of backups beside the product, until the signal. */
export function scheduleBackups(backup: Schedule['backup'], line: Line, signal: AbortSignal): void {
  const report = (text: string): void => line('backup', text);
  runSchedule({ backup, programs: PROGRAMS, report, signal }).catch((error: Error) => {
    if (!signal.aborted) report(`no longer scheduled: ${error.message}`);
  });
}
