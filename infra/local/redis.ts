import { mkdir } from 'node:fs/promises';
import { locate } from './tools.ts';
import type { RunningServer } from './postgres.ts';
import { SupervisedProcess, type Line } from './process.ts';
import { accepts, waitUntil } from './ready.ts';

export interface RedisOptions {
  dataDir: string;
  port: number;
  line: Line;
  onStart?: (pid: number) => void;
}

/** Starts Redis with its append-only file: queued jobs survive a crash. Keys are never evicted. */
export async function startRedis({ dataDir, port, line, onStart }: RedisOptions): Promise<RunningServer> {
  await mkdir(dataDir, { recursive: true });
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: dataDir,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    save: '',
    loglevel: 'warning',
    daemonize: 'no',
  };
  const server = new SupervisedProcess(
    {
      name: 'redis',
      command: locate('redis-server') ?? 'redis-server',
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
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
  await waitUntil('Redis', () => accepts(port), 20);
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.stop(), kill: () => server.kill() };
}
