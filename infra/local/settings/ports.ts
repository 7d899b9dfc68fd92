import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command-error.ts';
import { takeLock } from '../../lock.ts';
import { METRICS_PORT_OFFSET } from '../../services.ts';
import { listeners, otherPort } from './listeners.ts';
import { loadSettings, portVariable, type Ports, type Settings } from './settings.ts';

/** A required port is in use by another process; the message names the port, the process and the remedy. */
export class PortTaken extends CommandError {}

/** How long to wait for a killed earlier run to release its ports. */
const TIMEOUT_MS = 4_000;
const MAX_COMMAND_LENGTH = 80;

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Below the kernel's range of ephemeral ports. */
const FIRST_BLOCK = 20_000;
const BLOCKS = 40;
const BLOCK_SIZE = 300;

/**
 * Free ports for a whole product beside others on this machine. No other call returns them before this process ends, as
 * a product does not listen at once.
 */
export async function freePorts(): Promise<Ports> {
  const names = Object.keys(loadSettings({}).ports) as (keyof Ports)[];
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    const base = FIRST_BLOCK + Math.floor(Math.random() * BLOCKS) * BLOCK_SIZE;
    const ports = names.map((_, index) => base + index);
    const needed = [...ports, ...ports.map((port) => port + METRICS_PORT_OFFSET)];
    const areFree = (await Promise.all(needed.map((port) => isFree(port)))).every(Boolean);
    if (areFree && (await takeLock(`ports ${base}`))) {
      return Object.fromEntries(names.map((name, index) => [name, base + index])) as Ports;
    }
  }
  throw new Error('No block of free ports was found');
}

function holderOf(port: number): string {
  try {
    const listing = execFileSync('ss', ['-Hltnp', `sport = :${port}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = /users:\(\("[^"]+",pid=(\d+)/.exec(listing)?.[1];
    if (!pid) return 'another process';
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return `process ${pid} (${command.slice(0, MAX_COMMAND_LENGTH)})`;
  } catch {
    return 'another process';
  }
}

async function isFreeSoon(port: number, host: string): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isFree(port, host))) {
    if (Date.now() > deadline) return false;
    await sleep(200);
  }
  return true;
}

/** Throws PortTaken naming the first port that is in use. */
export async function checkPorts(settings: Settings): Promise<void> {
  const { ports, host } = settings;
  const checked = await Promise.all(
    listeners(ports).map(async ({ name, port }) => {
      const free = await isFreeSoon(port, name === 'gateway' ? host : '127.0.0.1');
      return { name, port, free };
    }),
  );
  const taken = checked.find(({ free }) => !free);
  if (!taken) return;
  const { name, port } = taken;
  const choice = `${portVariable(name)}=${otherPort(name, ports)}`;
  throw new PortTaken(
    `Port ${port} (${name}) is held by ${holderOf(port)}. Stop it, or choose another: ${choice} make up`,
  );
}
