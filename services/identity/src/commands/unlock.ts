import { loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { IDENTITY_DATABASE } from '../database.ts';
import { unlock } from '../session/unlock.ts';

/** Lets everybody who knows the password sign in again after too many wrong ones; takes a user name, or means all. */
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
