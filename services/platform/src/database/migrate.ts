import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { DataSource } from 'typeorm';
import { createDataSource, STATEMENT_MS, type DatabaseAccess } from './data-source.ts';

/**
 * Longest that a migration waits for a table lock, in ms. Calls that need the table queue behind it, so that the start
 * fails rather than waits longer; it is retried.
 */
const LOCK_MS = 5_000;

/** Connects and runs pending migrations, under a lock, so that replicas that start together run them once. */
export async function initializeMigrated(dataSource: DataSource): Promise<DataSource> {
  await dataSource.initialize();
  await dataSource.transaction(async (lock) => {
    // the transaction is only there to hold the lock, as long as the migrations need
    await lock.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await lock.query('SET LOCAL lock_timeout = 0');
    await lock.query(`SELECT ${ADVISORY_LOCK}('migrations')`);
    await dataSource.runMigrations();
  });
  return dataSource;
}

/** Runs pending migrations, without a statement time-out, and connects for calls, whose statements have one. */
export async function initializeForRequests(access: DatabaseAccess): Promise<DataSource> {
  const migrated = await initializeMigrated(createDataSource({ ...access, poolSize: 2, lockMs: LOCK_MS }));
  await migrated.destroy();
  return createDataSource({ statementMs: STATEMENT_MS, ...access }).initialize();
}
