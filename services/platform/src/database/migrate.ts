import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource, STATEMENT_MS, type DatabaseAccess } from './data-source.ts';

function lockKey(schema: string): number {
  return createHash('sha256').update(`migrations:${schema}`).digest().readInt32BE(0);
}

/** Connects and runs pending migrations, under a lock, so that replicas that start together run them once. */
export async function initializeMigrated(dataSource: DataSource): Promise<DataSource> {
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  const key = lockKey(String(dataSource.options.type === 'postgres' ? dataSource.options.schema : ''));
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [key]);
    await dataSource.runMigrations();
    await lock.query('SELECT pg_advisory_unlock($1)', [key]);
  } finally {
    await lock.release();
  }
  return dataSource;
}

/** Runs pending migrations, each as long as it needs, and connects for calls, whose statements are limited. */
export async function initializeForCalls(access: DatabaseAccess): Promise<DataSource> {
  const migrated = await initializeMigrated(createDataSource({ ...access, poolSize: 2 }));
  await migrated.destroy();
  return createDataSource({ statementMs: STATEMENT_MS, ...access }).initialize();
}
