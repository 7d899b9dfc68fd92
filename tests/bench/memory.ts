import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MS = 50;
const KIBIBYTES = 1024;

interface Process {
  pid: number;
  parent: number;
  /** Resident set, in MiB. */
  resident: number;
}

function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid, parent: field('PPid'), resident: field('VmRSS') / KIBIBYTES };
  } catch {
    return undefined; // the process has ended
  }
}

/** Resident memory of a process and its children together, in MiB. */
function residentOf(pid: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = pids.flatMap((name) => readProcess(Number(name)) ?? []);
  const family = processes.filter((process) => process.pid === pid || process.parent === pid);
  return family.reduce((sum, { resident }) => sum + resident, 0);
}

/** The largest memory of a process and its children together while `work` runs, in MiB. Needs Linux. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let [peak, isDone] = [0, false];
  const finished = work().finally(() => (isDone = true));
  while (!isDone) {
    peak = Math.max(peak, residentOf(pid));
    await sleep(SAMPLE_MS);
  }
  await finished;
  return peak;
}
