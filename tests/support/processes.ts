import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../../infra/local/settings.ts';
import { eventually } from './eventually.ts';
import { localStack } from './stack.ts';

/** Name of a process of the product, as in its port's variable. */
export type ProcessName = Exclude<keyof Ports, 'smtp'>;

export async function pidOf(name: ProcessName): Promise<number> {
  const { settings } = await localStack();
  return Number(readFileSync(join(settings.dataDir, `run/${name}.pid`), 'utf8'));
}

/** Kills a process with SIGKILL. */
export async function kill(name: ProcessName): Promise<void> {
  process.kill(await pidOf(name), 'SIGKILL');
}

/** Stops a process and its children with SIGSTOP; the returned function resumes them. */
export async function freeze(name: ProcessName): Promise<() => void> {
  const pid = await pidOf(name);
  process.kill(-pid, 'SIGSTOP');
  return () => void process.kill(-pid, 'SIGCONT');
}

/** The address of a service, without the gateway. */
export async function addressOf(name: ProcessName): Promise<string> {
  return `http://127.0.0.1:${(await localStack()).settings.ports[name]}`;
}

/** Waits until the services' /health/ready returns 200. */
export async function healed(...names: ProcessName[]): Promise<void> {
  for (const name of names) {
    const address = await addressOf(name);
    await eventually(async () => {
      const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2_000) });
      if (!answer.ok) throw new Error(`${name} is not ready: ${await answer.text()}`);
    }, 60_000);
  }
}
