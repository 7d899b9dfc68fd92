import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { releaseMemory } from './release-memory.ts';

/** Time between checks until the first release, which returns what the start has left behind, and after it. */
const FIRST_CHECKS_MS = 5_000;
const CHECK_MS = 60_000;
/** Share of the time since the last check in which the event loop of an idle process has work, at most. */
const IDLE_SHARE = 0.05;
/** Resident memory, as a multiple of what the last release left, from which another one is worth its pause. */
const GROWTH = 1.1;

interface Process {
  /** Utilization of the event loop since `previous`, or since the start. */
  utilization(previous?: EventLoopUtilization): EventLoopUtilization;
  /** Resident memory in bytes. */
  memory(): number;
  release(): void;
}

const THIS_PROCESS: Process = {
  utilization: (previous) => performance.eventLoopUtilization(previous),
  memory: () => process.memoryUsage.rss(),
  release: releaseMemory,
};

/**
 * Returns memory to the system as soon as the start has settled, and later whenever the process has been idle for a
 * minute and has grown by a tenth. A busy process is never paused for it.
 */
export function releaseWhenIdle({ utilization, memory, release }: Process = THIS_PROCESS): void {
  let last = utilization();
  let left = 0;
  const check = (): void => {
    const isIdle = utilization(last).utilization < IDLE_SHARE;
    last = utilization();
    if (isIdle && memory() >= left * GROWTH) {
      release();
      left = memory();
    }
    setTimeout(check, left ? CHECK_MS : FIRST_CHECKS_MS).unref();
  };
  setTimeout(check, FIRST_CHECKS_MS).unref();
}
