import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SMALL_HEAP } from '../../node-memory.ts';
import { freePorts } from '../../local/settings/ports.ts';
import { portVariable, type Ports } from '../../local/settings/settings.ts';
import { inRoot } from '../../paths.ts';
import { limitVariables } from '../../services.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A whole product for one test run, on free ports, in a temporary folder, with demo data. */
export interface TestStack {
  /** Environment variables for the tests: addresses, ports, the data folder with its secrets. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** Raised rate limits, because one machine acts as many guests; specs of the limits use the defaults. */
export const NO_LIMITS: NodeJS.ProcessEnv = Object.fromEntries(
  ['RATE_LIMIT_GENERAL', 'RATE_LIMIT_COSTLY', 'RATE_LIMIT_CONNECTIONS', ...limitVariables()].map((name) => [
    name,
    '1000000',
  ]),
);

/**
 * Compile cache of the product's processes, shared by all products that tests start: a start compiles only what
 * changed.
 */
const COMPILE_CACHE = inRoot('node_modules/.cache/product');

async function shareCompileCache(dataDir: string): Promise<void> {
  await mkdir(COMPILE_CACHE, { recursive: true });
  await symlink(COMPILE_CACHE, join(dataDir, 'cache'));
}

function untilReady(supervisor: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    supervisor.on('message', (message: { print?: string; ready?: boolean }) => {
      if (message.print) console.log((printed = message.print));
      if (message.ready) resolve();
    });
    // `close` comes after the last message, which says why
    supervisor.once('close', (code, signal) =>
      reject(new Error(`The product could not be started for the tests (${signal ?? code}): ${printed.trim()}`)),
    );
  });
}

/**
 * Starts it as `make up` does, with `variables` besides the operator's, and resolves when everything is ready. Its logs
 * are kept in the folder `logs` of the results. The data in `data`, when it is given, are removed as those of every
 * other test run.
 */
export async function startTestStack(variables: NodeJS.ProcessEnv, logs = 'logs', data?: string): Promise<TestStack> {
  const folder = data ?? (await temporaryFolder('farmhouse-stack-'));
  await shareCompileCache(folder);
  const ports = await freePorts();
  const portVariables = Object.entries(ports).map(([name, port]) => [portVariable(name as keyof Ports), String(port)]);
  const env = {
    ...process.env,
    WATCHED_METRICS: '', // tests kill processes, which must not alert the owner
    FETCH_ALLOWS_LOOPBACK: 'yes', // the calendars that tests import are on this machine
    ...variables,
    ...(Object.fromEntries(portVariables) as NodeJS.ProcessEnv),
    DATA_DIR: folder,
    // encoding pictures would slow the tests; without them pages show their bundled pictures
    DEMO_PICTURES: 'no',
    SITE_URL: `http://127.0.0.1:${ports.gateway}`,
    MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
  };
  const supervisor = spawn(process.execPath, [...SMALL_HEAP, inRoot('infra/local/up.ts'), '--attached'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    supervisor.kill('SIGTERM');
    await ended;
    await cp(join(folder, 'logs'), inRoot(`test-results/${logs}`), { recursive: true }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(supervisor).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { env, stop };
}
