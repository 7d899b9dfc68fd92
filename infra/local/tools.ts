import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.ts';

const run = promisify(execFile);

/** A program is missing and cannot be installed automatically; the message is the command to run. */
export class MissingTool extends CommandError {}

export interface Tool {
  program: string;
  aptPackage: string;
}

export const NGINX: Tool = { program: 'nginx', aptPackage: 'nginx' };
export const REDIS: Tool = { program: 'redis-server', aptPackage: 'redis-server' };
export const WRK: Tool = { program: 'wrk', aptPackage: 'wrk' };
export const CHROMIUM: Tool = { program: 'chromium', aptPackage: 'chromium' };
export const CADDY: Tool = { program: 'caddy', aptPackage: 'caddy' };
/** An ACME server for tests, and the DNS server that goes with it. */
export const PEBBLE: Tool = { program: 'pebble', aptPackage: 'pebble' };
/** Makes certificates for tests. */
export const OPENSSL: Tool = { program: 'openssl', aptPackage: 'openssl' };
export const PROMETHEUS: Tool = { program: 'prometheus', aptPackage: 'prometheus' };
/** Checks the rules of Prometheus. */
export const PROMTOOL: Tool = { program: 'promtool', aptPackage: 'prometheus' };
/** Comes with the library that changes the clock of single processes. */
export const FAKETIME: Tool = { program: 'faketime', aptPackage: 'faketime' };
/** Chromium without a window: the same engine, for half the processor time of the whole browser. */
export const HEADLESS_CHROMIUM: Tool = { program: 'chromium-headless-shell', aptPackage: 'chromium-headless-shell' };

const USUAL_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

/** Path of the program, also in administrators' folders (sbin) outside PATH. */
export function locate(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), ...USUAL_FOLDERS];
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path));
}

async function privilege(): Promise<string[] | undefined> {
  if (userInfo().uid === 0) return [];
  const allowed = await run('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  );
  return allowed ? ['sudo', '-n'] : undefined;
}

async function apt(prefix: string[], ...args: string[]): Promise<void> {
  const [command = 'env', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...args,
  ];
  await run(command, rest, { maxBuffer: 64 << 20 });
}

/** Prevents Debian's packages from starting the servers that the supervisor starts. */
async function withoutAutostart(prefix: string[], work: () => Promise<void>): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return work();
  const root = (script: string) => {
    const [command = 'sh', ...rest] = [...prefix, 'sh', '-c', script];
    return run(command, rest);
  };
  await root(`printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod 755 ${policy}`);
  try {
    await work();
  } finally {
    await root(`rm -f ${policy}`);
  }
}

/**
 * Ensures that the programs are installed: installs missing ones with apt-get when running as root or when sudo works
 * without a password. Otherwise throws MissingTool with the command to run.
 */
export async function ensureTools(tools: readonly Tool[], print: (text: string) => void): Promise<void> {
  const missing = tools.filter(({ program }) => !locate(program));
  if (missing.length === 0) return;

  const names = missing.map(({ program }) => program).join(' and ');
  const packages = missing.map(({ aptPackage }) => aptPackage);
  const help = `${names} missing. Install with: sudo apt-get install ${packages.join(' ')}`;
  const prefix = locate('apt-get') ? await privilege() : undefined;
  if (!prefix) throw new MissingTool(help);

  print(`  … installing ${packages.join(', ')} with apt-get`);
  try {
    await withoutAutostart(prefix, async () => {
      await apt(prefix, 'update', '-q');
      await apt(prefix, 'install', '-y', '-q', '--no-install-recommends', ...packages);
    });
  } catch (cause) {
    throw new MissingTool(`${help} (apt-get failed: ${(cause as Error).message.split('\n').at(-2) ?? ''})`, { cause });
  }
  const still = missing.filter(({ program }) => !locate(program));
  if (still.length > 0) throw new MissingTool(help);
}
