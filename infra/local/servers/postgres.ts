import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { archiveCommand } from '../../backup/database/wal-archive.ts';
import { settingArguments, SMALL_SERVER, type Setting } from '../../postgres/server-settings.ts';
import { ownFolder, postgresPrograms, postgresUid, reachable } from './postgres-files.ts';
import { localSettings, SERVER_ENVIRONMENT } from './postgres-settings.ts';
import { SupervisedProcess, type Line } from '../process/process.ts';
import { NotReady, READY_SECONDS, waitUntil } from '../process/ready.ts';
import { serverCommand } from './server-command.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** Password of the superuser `postgres`; set when the data folder is created. */
  password: string;
  line: Line;
  onStart?: (pid: number) => void;
  /** Folder of the archived write-ahead log, from the first backup on; without it no backups are possible. */
  walArchive?: string;
  /** True to keep the log in the data folder until a start with `walArchive` archives it. False by default. */
  archivesLater?: boolean;
  /** False for tests: writes do not wait for the disk. True by default. */
  isDurable?: boolean;
  /** True on a machine with little memory: small buffers, few connections and no parallel workers. */
  isSmall?: boolean;
}

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
  kill: () => void;
  process: SupervisedProcess;
}

/** Postgres' data directory inside the folder that is created for it. */
export const dataOf = (folder: string): string => join(folder, 'data');
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

async function initialise(programs: string, data: string, password: string): Promise<void> {
  const passwordFile = `${data}/.password`;
  await ownFolder(data);
  await writeFile(passwordFile, password, { mode: 0o644 });
  const args = ['-D', join(data, 'data'), '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
  const options = { cwd: '/', uid: postgresUid(), gid: postgresUid() };
  try {
    await run(join(programs, 'bin/initdb'), [...args, ...locale], options);
  } finally {
    await rm(passwordFile);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops a server that a killed supervisor left running on this data, or removes its stale pid file. */
async function clearAway(data: string): Promise<void> {
  const mark = join(data, 'postmaster.pid');
  const pid = Number((await readFile(mark, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (command.includes(data)) {
    // fast first, then immediate: the write-ahead log makes both safe
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      if (isAlive(pid)) process.kill(pid, signal);
      for (let tries = 0; tries < 50 && isAlive(pid); tries += 1) await sleep(100);
    }
  }
  await rm(mark, { force: true });
}

async function responses(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new NotReady('Postgres refuses our password: secrets.env does not belong to this data folder.', {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Address of a local Postgres for its superuser. */
export const superuserUrl = (port: number, password: string): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/**
 * Archiving can be enabled only by a restart, so it is always on; the command keeps nothing before the first backup.
 */
async function archiving({ walArchive, archivesLater = false }: PostgresOptions): Promise<Setting[]> {
  // without a command Postgres keeps every file of its log
  if (archivesLater) return [['archive_mode', 'on']];
  if (!walArchive) return [];
  const folder = await reachable(walArchive);
  await ownFolder(folder);
  return [
    ['archive_mode', 'on'],
    ['archive_command', archiveCommand(folder)],
  ];
}

/** Starts Postgres on its own data folder (created when missing); resolves when it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<RunningServer> {
  const { port, password, line, onStart, isDurable = true, isSmall = false } = options;
  const programs = await postgresPrograms();
  const folder = await reachable(options.dataDir);
  const data = dataOf(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await rm(data, { recursive: true, force: true });
    await initialise(programs, folder, password);
  }

  const settings = settingArguments([
    ...localSettings(port),
    ...(isSmall ? SMALL_SERVER : []),
    ['log_min_messages', 'warning'],
    ['timezone', 'UTC'],
    ...(await archiving(options)),
  ]);
  const server = new SupervisedProcess(
    {
      name: 'postgres',
      ...serverCommand(join(programs, 'bin/postgres'), ['-D', data, ...settings, ...(isDurable ? [] : NOT_DURABLE)]),
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      uid: postgresUid(),
      stopSignal: 'SIGINT',
      deathSignal: 'SIGINT',
      beforeStart: () => clearAway(data),
    },
    line,
    onStart,
  );
  const url = superuserUrl(port, password);
  try {
    await server.start();
    let refused: string | undefined;
    const ready = () => responses(url).catch((error: Error) => ((refused = error.message), false));
    await waitUntil('Postgres', ready, READY_SECONDS, () => refused ?? server.givenUp);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, stop: () => server.stop(), kill: () => server.kill(), process: server };
}
