import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../settings/private-folder.ts';
import { redisUrl } from '../settings/redis-url.ts';
import { locate } from '../tools.ts';
import type { RunningServer } from './postgres.ts';
import { SupervisedProcess, type Line } from '../process/process.ts';
import { accepts, READY_SECONDS, waitUntil } from '../process/ready.ts';
import { serverCommand } from './server-command.ts';

export interface RedisOptions {
  dataDir: string;
  port: number;
  password: string;
  /** The most that it may use: `256mb`. */
  maxMemory: string;
  line: Line;
  onStart?: (pid: number) => void;
}

/**
 * Starts Redis with its append-only file: queued jobs survive a crash. Keys are never evicted. Settings are in a file,
 * since every user of the machine can read a command line.
 */
export async function startRedis(options: RedisOptions): Promise<RunningServer> {
  const { dataDir, port, password, maxMemory, line, onStart } = options;
  await privateFolder(dataDir);
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: `"${dataDir}"`,
    requirepass: `"${password}"`,
    appendonly: 'yes',
    appendfsync: 'everysec',
    maxmemory: maxMemory,
    'maxmemory-policy': 'noeviction',
    save: '""',
    loglevel: 'warning',
    daemonize: 'no',
  };
  const file = join(dataDir, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  await writeFile(file, lines.join(''), { mode: 0o600 });
  await chmod(file, 0o600);
  const server = new SupervisedProcess(
    {
      name: 'redis',
      ...serverCommand(locate('redis-server') ?? 'redis-server', [file]),
      cwd: dataDir,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
      stopSignal: 'SIGTERM',
      timeoutMs: 3_000,
      deathSignal: 'SIGTERM',
    },
    line,
    onStart,
  );
  await server.start();
  await waitUntil(
    'Redis',
    () => accepts(port),
    READY_SECONDS,
    () => server.givenUp,
  );
  return { url: redisUrl(port, password), stop: () => server.stop(), kill: () => server.kill(), process: server };
}
