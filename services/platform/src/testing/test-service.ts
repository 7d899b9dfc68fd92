import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import type { DatabaseShape } from '../database/data-source.ts';
import { createService } from '../http/start-service.ts';
import { emptyRedis } from './empty-redis.ts';
import { createMigratedDatabase } from './test-database.ts';
import { startTestIdentity, type TestIdentity } from './test-identity.ts';

export interface TestService {
  app: NestFastifyApplication;
  identity: TestIdentity;
  close(): Promise<void>;
}

/** The URL of this test process's own Redis database, emptied. */
export async function emptyTestRedis(): Promise<string> {
  const base = process.env.TEST_REDIS_URL;
  if (!base) throw new Error('TEST_REDIS_URL is not set: run the tests with `make test`');
  const url = `${base.replace(/\/+$/, '')}/${Number(process.env.JEST_WORKER_ID ?? 1) % 16}`;
  const redis = new Redis(url);
  await emptyRedis(redis);
  await redis.quit();
  return url;
}

/**
 * Starts a whole service on its own Postgres and Redis databases, to be called with `app.inject`. The
 * Postgres one is already migrated. `module` gets the variables that every service needs; a service adds its own.
 */
export async function startTestService(
  shape: DatabaseShape,
  module: (variables: NodeJS.ProcessEnv) => DynamicModule,
  prepare?: (app: NestFastifyApplication) => void,
): Promise<TestService> {
  const [database, redisUrl, identity] = await Promise.all([
    createMigratedDatabase(shape),
    emptyTestRedis(),
    startTestIdentity(),
  ]);
  let app: NestFastifyApplication | undefined;
  const close = async () => {
    await app?.close();
    identity.close();
    await database.drop();
  };
  try {
    app = await createService(
      module({
        NODE_ENV: 'test',
        PORT: '0',
        METRICS_PORT: '0',
        DATABASE_URL: database.url,
        DATABASE_POOL_SIZE: '20',
        REDIS_URL: redisUrl,
        IDENTITY_URL: identity.url,
        LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      }),
      prepare,
    );
    await app.getHttpAdapter().getInstance().ready();
    return { app, identity, close };
  } catch (error) {
    await close();
    throw error;
  }
}
