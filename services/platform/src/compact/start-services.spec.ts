import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Get, Module, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { loadConfig, serviceVariables, type ServiceConfig } from '../config/config.ts';
import { Public } from '../http/route-policy.ts';
import { listen, type ServiceDefinition } from '../http/start-service.ts';
import { createLog } from '../observability/log.ts';
import { Metrics } from '../observability/metrics.ts';
import { PlatformModule } from '../platform.module.ts';
import { TEST_DATABASE } from '../testing/test-platform.ts';
import { createMigratedDatabase, type TestDatabase } from '../testing/test-database.ts';
import { emptyTestRedis } from '../testing/test-service.ts';
import { listenTogether, type Member } from './start-services.ts';

const NAMES = ['first', 'second'] as const;

const lines: string[] = [];
/** One log for both services, as Nest has it. */
const sharedLog = createLog('neither', 'info', { write: (line) => void lines.push(line) });

@Controller('api/database')
@Public()
class DatabaseController {
  constructor(private readonly db: DataSource) {}

  @Get()
  async database(): Promise<object> {
    sharedLog.info('called');
    const [found] = await this.db.query<{ name: string }[]>('SELECT current_database() AS name');
    return found ?? {};
  }
}

@Module({})
class MemberModule {}

const shapeOf = (schema: string) => ({ ...TEST_DATABASE, schema });

function definitionOf(name: string): ServiceDefinition {
  const module = (config: ServiceConfig): DynamicModule => ({
    module: MemberModule,
    controllers: [DatabaseController],
    imports: [
      PlatformModule.forService({
        config,
        database: shapeOf(name),
        routes: [{ prefix: '/api/database', service: name, access: 'public' }],
      }),
    ],
  });
  return { readConfig: (env) => loadConfig(serviceVariables, env), module };
}

let databases: TestDatabase[] = [];
let apps: NestFastifyApplication[] = [];

beforeAll(async () => {
  const redisUrl = await emptyTestRedis();
  databases = await Promise.all(NAMES.map((name) => createMigratedDatabase(shapeOf(name))));
  const members: Member<NestFastifyApplication>[] = NAMES.map((name, index) => ({
    name,
    start: (env) => listen(definitionOf(name), env),
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      METRICS_PORT: '0',
      DATABASE_URL: databases[index]?.url,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'silent',
    },
  }));
  apps = await listenTogether(members);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(databases.map((database) => database.drop()));
});

async function call(app: NestFastifyApplication | undefined): Promise<unknown> {
  const response = await fetch(`${await app?.getUrl()}/api/database`);
  expect(response.status).toBe(200);
  return response.json();
}

it('startServices gives each of two services in one process its own database and port', async () => {
  const responses = [await call(apps[0]), await call(apps[1])];

  expect(responses).toEqual(databases.map(({ url }) => ({ name: new URL(url).pathname.slice(1) })));
});

it('the calls of each of two services in one process are counted in its own metrics', async () => {
  const countIn = async (app: NestFastifyApplication | undefined): Promise<string[]> => {
    const text = (await app?.get(Metrics).registry.metrics()) ?? '';
    return text.split('\n').filter((line) => /^http_request_duration_seconds_count.*database/.test(line));
  };
  const [, before] = await Promise.all(apps.map(countIn));

  await call(apps[0]);

  const [first, second] = await Promise.all(apps.map(countIn));
  expect(first?.join()).toContain('service="first"');
  expect(first?.join()).not.toContain('service="second"');
  expect(second).toEqual(before);
});

it('a line of the log that two services share names the service that was called', async () => {
  lines.length = 0;

  await call(apps[1]);
  await call(apps[0]);

  expect(lines.map((line) => (JSON.parse(line) as { service: string }).service)).toEqual(['second', 'first']);
});
