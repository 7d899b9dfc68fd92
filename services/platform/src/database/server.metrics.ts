import type { DataSource } from 'typeorm';
import type { Metrics } from '../observability/metrics.ts';

const HELP = {
  postgres_connections: 'Connections to all databases of Postgres',
  postgres_connections_max: 'Connections that Postgres takes at most',
  postgres_locks_waiting: 'Locks that statements wait for',
  postgres_database_bytes: 'Size of the database',
  postgres_transactions: 'Transactions of the database since its statistics began',
  postgres_deadlocks: 'Deadlocks of the database since its statistics began',
  postgres_cache_share: 'Share of the blocks that Postgres had in its own memory, since its statistics began',
};

type Values = Record<keyof typeof HELP, number>;

async function read(db: DataSource): Promise<Values> {
  const [row] = await db.query<Values[]>(`
    SELECT (SELECT sum(numbackends)::float8 FROM pg_stat_database) AS postgres_connections,
      current_setting('max_connections')::float8 AS postgres_connections_max,
      (SELECT count(*)::float8 FROM pg_locks WHERE NOT granted) AS postgres_locks_waiting,
      pg_database_size(datid)::float8 AS postgres_database_bytes,
      (xact_commit + xact_rollback)::float8 AS postgres_transactions,
      deadlocks::float8 AS postgres_deadlocks,
      coalesce(blks_hit::float8 / nullif(blks_hit + blks_read, 0), 1) AS postgres_cache_share
    FROM pg_stat_database WHERE datname = current_database()`);
  if (!row) throw new Error('Postgres has no statistics of the database');
  return row;
}

/** Shows how much Postgres itself has to do. Every process shows the same. */
export function showDatabaseServer(metrics: Metrics, db: DataSource): void {
  metrics.gauges(HELP, () => read(db));
}
