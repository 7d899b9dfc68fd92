import { ROUTES, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminKeys, IdentityKeys } from './auth/admin-keys.ts';
import { AdminTokens } from './auth/admin-tokens.ts';
import { Revocations } from './auth/revocations.ts';
import { TokenUses } from './auth/token-uses.ts';
import type { ServiceConfig } from './config/config.ts';
import { databaseProviders } from './database/database.providers.ts';
import { DedicatedPool } from './database/dedicated-pool.ts';
import type { DatabaseShape } from './database/data-source.ts';
import { Acknowledgements } from './events/acknowledgements.ts';
import { EventQueues } from './events/event-queues.ts';
import { OutboxMetrics } from './events/outbox.metrics.ts';
import { Outbox } from './events/outbox.ts';
import { SecurityChanges } from './events/security-changes.ts';
import { CONSUMER_QUEUES, queueConnection } from './events/queues.ts';
import { ReadModelSync } from './events/read-model-sync.ts';
import { RelayBatches } from './events/relay-batches.ts';
import { Relay } from './events/relay.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { Drain } from './http/drain.ts';
import { ROUTE_TABLE, type RouteTable } from './http/route-table.ts';
import { createLog } from './observability/log.ts';
import { logging } from './observability/logging.ts';
import { Metrics } from './observability/metrics.ts';
import { observabilityProviders } from './observability/observability.providers.ts';
import { Tracing } from './observability/tracing/tracing.ts';
import { RateLimitKeys } from './rate-limit/rate-limit-keys.ts';
import { TechnicalCopies } from './personal-data/technical-copies.ts';
import { LIMITS, RateLimits, type Limits } from './rate-limit/rate-limits.ts';
import { Undos } from './undo/undos.ts';
import { RedisMemory } from './redis/redis-memory.ts';
import { REDIS_URL, RedisConnection } from './redis/redis.connection.ts';

export interface PlatformOptions {
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

/** Used within the platform only. */
const INTERNAL = [RedisMemory, EventQueues, Acknowledgements, OutboxMetrics, RelayBatches];

/** Used by the services as well. */
const SHARED = [
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
  Readiness,
];

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
  }: PlatformOptions): DynamicModule {
    const { schema: service } = database;
    const log = createLog(service, config.LOG_LEVEL);
    const table: RouteTable = { service, routes };
    return {
      module: PlatformModule,
      imports: [logging(log), queueConnection(config.REDIS_URL), CONSUMER_QUEUES],
      controllers: [HealthController],
      providers: [
        ...databaseProviders(config, database),
        ...observabilityProviders(config, service, log),
        adminKeys ?? { provide: AdminKeys, useFactory: () => new IdentityKeys(config.IDENTITY_URL ?? '') },
        rateLimitKeys,
        { provide: REDIS_URL, useValue: config.REDIS_URL },
        { provide: LIMITS, useValue: limits },
        { provide: ROUTE_TABLE, useValue: table },
        { provide: Drain, useFactory: () => new Drain() },
        ...INTERNAL,
        ...SHARED,
      ],
      exports: [DataSource, DedicatedPool, Metrics, Tracing, AdminKeys, Drain, ...SHARED],
    };
  }
}
