import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../observability/metrics.ts';

/** Shows how many connections of a data source are busy, and how many calls wait for one. */
export function showPool(metrics: Metrics, { driver }: DataSource): void {
  const { master: pool } = driver as unknown as { master: Pool };
  metrics.gauge('database_pool_in_use', 'Connections to the database that are busy', () =>
    Promise.resolve(pool.totalCount - pool.idleCount),
  );
  metrics.gauge('database_pool_waiting', 'Calls that wait for a connection to the database', () =>
    Promise.resolve(pool.waitingCount),
  );
}
