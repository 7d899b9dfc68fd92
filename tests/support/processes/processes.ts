import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../../../infra/local/settings/settings.ts';
import { eventually } from '../eventually.ts';
import { settings } from './stack.ts';

/** Name of a process of the product, as in its port's variable. */
export type ProcessName = Exclude<keyof Ports, 'smtp' | 'supervisor'>;

/** The Nest services; in a compact product one process runs all of them. */
export const SERVICES = [
  'identity',
  'catalogue',
  'content',
  'bookings',
  'chat',
  'notifications',
  'analytics',
] as const satisfies ProcessName[];

const pidIn = (dataDir: string, name: ProcessName): number =>
  Number(readFileSync(join(dataDir, `run/${name}.pid`), 'utf8'));

export async function pidOf(name: ProcessName): Promise<number> {
  return pidIn(settings.dataDir, name);
}

function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return pids ? pids.split(' ').map(Number) : [];
}

/** Sends a signal to every process that still runs. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal);
}

/** Kills a process with SIGKILL; the process of a compact product, which has several names, may already have exited. */
export async function kill(name: ProcessName, product = settings): Promise<void> {
  signalAll([pidIn(product.dataDir, name)], 'SIGKILL');
}

/** Kills a process with SIGKILL and stops its supervisor: it stays down until the returned function is called. */
export async function killAndKeepDown(name: ProcessName): Promise<() => void> {
  const pid = await pidOf(name);
  const [supervisor] = /(?<=^PPid:\s*)\d+/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (!supervisor) throw new Error(`${name} has no supervisor`);
  signalAll([Number(supervisor)], 'SIGSTOP');
  signalAll([pid], 'SIGKILL');
  return () => signalAll([Number(supervisor)], 'SIGCONT');
}

/** Kills a process with SIGKILL and waits until it has been restarted, though it may not be ready yet. */
export async function killAndAwaitRestart(name: ProcessName): Promise<void> {
  const before = await pidOf(name);
  await kill(name);
  await eventually(async () => {
    if ((await pidOf(name)) === before) throw new Error(`${name} has not been restarted`);
  }, 30_000);
}

/** Asks a process to end, with SIGTERM. */
export async function terminate(name: ProcessName, product = settings): Promise<void> {
  signalAll([pidIn(product.dataDir, name)], 'SIGTERM');
}

/** Asks a process to end at once, with SIGINT. */
export async function interrupt(name: ProcessName): Promise<void> {
  signalAll([await pidOf(name)], 'SIGINT');
}

/** Kills one process that `name` has started, such as a worker of nginx, with SIGKILL. */
export async function killWorkerOf(name: ProcessName): Promise<void> {
  signalAll(childrenOf(await pidOf(name)).slice(0, 1), 'SIGKILL');
}

/**
 * Stops a process and its descendants, even those in other sessions, such as Postgres' own; returns the stopped ones.
 */
function stopWithChildren(pid: number): number[] {
  signalAll([pid], 'SIGSTOP');
  return [pid, ...childrenOf(pid).flatMap(stopWithChildren)];
}

/** Stops a process and its children with SIGSTOP; the returned function resumes them. */
export async function freeze(name: ProcessName): Promise<() => void> {
  const stopped = stopWithChildren(await pidOf(name));
  return () => signalAll(stopped, 'SIGCONT');
}

/** The address of a service, without the gateway. */
export async function addressOf(name: ProcessName): Promise<string> {
  return `http://127.0.0.1:${settings.ports[name]}`;
}

/** Waits until the services' /health/ready returns 200. */
export async function waitUntilHealthy(...names: ProcessName[]): Promise<void> {
  for (const name of names) await waitUntilReady(name);
}

/** Waits until one service is ready, of this run's product or another one on this machine. */
export async function waitUntilReady(name: ProcessName, { ports } = settings): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${ports[name]}/health/ready`, {
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) throw new Error(`${name} is not ready: ${await response.text()}`);
  }, 60_000);
}
