import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux' /proc a second: the same on every architecture that Node runs on. */
const TICKS_A_SECOND = 100;

/** Positions of fields in /proc/<pid>/stat, counted from the state after the name. */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14];

interface Usage {
  parent: number;
  ms: number;
}

function usageOf(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM].map((place) => Number(fields[place]));
    return { parent: Number(fields[PARENT]), ms: (ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND) * 1000 };
  } catch {
    return undefined; // the process has ended
  }
}

/** Processor time so far of a process and its descendants, including those that have ended, in ms. Needs Linux. */
export function processorTime(root: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const usages = new Map(
    pids.flatMap((pid) => {
      const usage = usageOf(pid);
      return usage ? [[pid, usage] as const] : [];
    }),
  );
  const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(usages.get(pid)?.parent ?? 0));
  return [...usages].filter(([pid]) => isOurs(pid)).reduce((sum, [, { ms }]) => sum + ms, 0);
}
