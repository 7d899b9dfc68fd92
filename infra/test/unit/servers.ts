import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../local/settings/ports.ts';
import { startPostgres } from '../../local/servers/postgres.ts';
import { startRedis } from '../../local/servers/redis.ts';
import { ensureTools, REDIS } from '../../local/tools.ts';
import { temporaryFolder } from '../stack/temporary-folder.ts';

export interface TestServers {
  postgresUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

/** Postgres and Redis of one test run, on free ports and in a temporary folder. */
export async function startTestServers(): Promise<TestServers> {
  await ensureTools([REDIS], console.log);
  const folder = await temporaryFolder('farmhouse-test-');
  const output: string[] = [];
  const line = (name: string, text: string): void => void output.push(`${name} ${text}`);
  const [postgres, redis] = await Promise.all([
    freePort().then((port) =>
      startPostgres({ dataDir: join(folder, 'postgres'), port, password: 'test', line, isDurable: false }),
    ),
    freePort().then((port) =>
      startRedis({ dataDir: join(folder, 'redis'), port, password: 'test', maxMemory: '256mb', line }),
    ),
  ]).catch((error: Error) => {
    throw new Error(`${error.message}\n${output.join('\n')}`, { cause: error });
  });
  return {
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
