import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/config.ts';
import { Metrics } from '../observability/metrics.ts';
import { showClockDifference } from './clock-difference.ts';
import type { DatabaseShape } from './data-source.ts';
import { DedicatedPool } from './dedicated-pool.ts';
import { initializeForRequests } from './migrate.ts';
import { showPool } from './pool.metrics.ts';
import { showDatabaseServer } from './server.metrics.ts';

/** Closes the pool after everything that uses it has stopped. */
class DatabaseShutdown implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

/** A service's database, migrated and measured, and its pool for frequent statements. */
export function databaseProviders(config: ServiceConfig, database: DatabaseShape): Provider[] {
  return [
    {
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
    },
    {
      provide: DatabaseShutdown,
      useFactory: (source: DataSource) => new DatabaseShutdown(source),
      inject: [DataSource],
    },
    { provide: DedicatedPool, useFactory: () => new DedicatedPool(config.DATABASE_URL, database.schema) },
  ];
}
