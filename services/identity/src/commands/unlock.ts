import { loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { IDENTITY_DATABASE } from '../database.ts';
import { unlock } from '../session/sign-in/unlock.ts';

/**
 * Lifts the locks after too many wrong passwords, so that the right one works again; takes a user name, or unlocks all.
 */
await runOnce(IDENTITY_DATABASE, async (dataSource) => {
  const { REDIS_URL } = loadConfig({ REDIS_URL: serviceVariables.REDIS_URL });
  const connection = new RedisConnection(REDIS_URL);
  try {
    const names = await unlock(dataSource, connection.redis, process.argv[2]);
    return `No wrong password locks the sign-in of ${names.join(', ')} now`;
  } finally {
    connection.onApplicationShutdown();
  }
});
