import { ROUTES, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import { Global, Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminKeys, IdentityKeys } from './auth/admin-keys.ts';
import { AdminTokens } from './auth/admin-tokens.ts';
import { Revocations } from './auth/revocations.ts';
import { TokenUses } from './auth/token-uses.ts';
import type { ServiceConfig } from './config/config.ts';
import { showClockDifference } from './database/clock-difference.ts';
import { DedicatedPool } from './database/dedicated-pool.ts';
import type { DatabaseShape } from './database/data-source.ts';
import { initializeForRequests } from './database/migrate.ts';
import { showPool } from './database/pool.metrics.ts';
import { showDatabaseServer } from './database/server.metrics.ts';
import { Acknowledgements } from './events/acknowledgements.ts';
import { EventQueues } from './events/event-queues.ts';
import { OutboxMetrics } from './events/outbox.metrics.ts';
import { Outbox } from './events/outbox.ts';
import { SecurityChanges } from './events/security-changes.ts';
import { CONSUMER_QUEUES, queueConnection } from './events/queues.ts';
import { ReadModelSync } from './events/read-model-sync.ts';
import { Relay } from './events/relay.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { Drain } from './http/drain.ts';
import { ROUTE_TABLE, type RouteTable } from './http/route-table.ts';
import { createLog } from './observability/log.ts';
import { LOG, logging } from './observability/logging.ts';
import { Metrics } from './observability/metrics.ts';
import { Tracing } from './observability/tracing/tracing.ts';
import { createTracing } from './observability/tracing/create-tracing.ts';
import { RateLimitKeys } from './rate-limit/rate-limit-keys.ts';
import { TechnicalCopies } from './personal-data/technical-copies.ts';
import { LIMITS, RateLimits, type Limits } from './rate-limit/rate-limits.ts';
import { Undos } from './undo/undos.ts';
import { RedisMemory } from './redis/redis-memory.ts';
import { REDIS_URL, RedisConnection } from './redis/redis.connection.ts';

export interface ServiceShape {
  config: ServiceConfig & { IDENTITY_URL?: string };
  database: DatabaseShape;
  /** Limits that the service's routes name. */
  limits?: Limits;
  /** Identity reads its keys from its own database; the others fetch them from it. */
  adminKeys?: Provider;
  /** Whose calls a limit counts together, where it is not a network's. */
  rateLimitKeys?: Provider;
  /** The public route table; specs provide their own. */
  routes?: readonly PublicRoute[];
}

/** Closes the pool after everything that uses it has stopped. */
class DatabaseShutdown implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

/** Sends the last spans after everything that records some has stopped. */
class TracingShutdown implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  onApplicationShutdown(): Promise<void> {
    return this.tracing.close();
  }
}

/** Everything that each service has: database, Redis, outbox with its relay, guard, limits, health, logs, metrics. */
@Global()
@Module({})
export class PlatformModule {
  static forService({
    config,
    database,
    limits = {},
    adminKeys,
    rateLimitKeys = RateLimitKeys,
    routes = ROUTES,
  }: ServiceShape): DynamicModule {
    const dataSource: Provider = {
      provide: DataSource,
      useFactory: async (metrics: Metrics) => {
        const access = { ...database, url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE };
        const source = await initializeForRequests(access, config.MIGRATION_STATEMENT_SECONDS);
        // before every gauge that reads the database, so that it does not count as a call that waits
        showPool(metrics, source);
        showClockDifference(metrics, source);
        showDatabaseServer(metrics, source);
        return source;
      },
      inject: [Metrics],
    };
    const keys: Provider = adminKeys ?? {
      provide: AdminKeys,
      useFactory: () => new IdentityKeys(config.IDENTITY_URL ?? ''),
    };
    const table: RouteTable = { service: database.schema, routes };
    const log = createLog(database.schema, config.LOG_LEVEL);
    return {
      module: PlatformModule,
      imports: [logging(log), queueConnection(config.REDIS_URL), CONSUMER_QUEUES],
      controllers: [HealthController],
      providers: [
        dataSource,
        keys,
        rateLimitKeys,
        { provide: LOG, useValue: log },
        { provide: REDIS_URL, useValue: config.REDIS_URL },
        { provide: LIMITS, useValue: limits },
        { provide: ROUTE_TABLE, useValue: table },
        { provide: Tracing, useFactory: () => createTracing(database.schema, config) },
        {
          provide: TracingShutdown,
          useFactory: (tracing: Tracing) => new TracingShutdown(tracing),
          inject: [Tracing],
        },
        { provide: Drain, useFactory: () => new Drain() },
        { provide: Metrics, useFactory: () => new Metrics(database.schema) },
        {
          provide: DatabaseShutdown,
          useFactory: (source: DataSource) => new DatabaseShutdown(source),
          inject: [DataSource],
        },
        {
          provide: DedicatedPool,
          useFactory: () => new DedicatedPool(config.DATABASE_URL, database.schema),
        },
        RedisConnection,
        RedisMemory,
        Revocations,
        TokenUses,
        AdminTokens,
        RateLimits,
        ReadModelSync,
        EventQueues,
        Acknowledgements,
        OutboxMetrics,
        Outbox,
        SecurityChanges,
        Undos,
        TechnicalCopies,
        Relay,
        Readiness,
      ],
      exports: [
        DataSource,
        DedicatedPool,
        RedisConnection,
        Revocations,
        TokenUses,
        AdminTokens,
        RateLimits,
        ReadModelSync,
        Outbox,
        SecurityChanges,
        Undos,
        TechnicalCopies,
        Relay,
        Drain,
        Metrics,
        Tracing,
        Readiness,
        AdminKeys,
      ],
    };
  }
}
