import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { DataSource } from 'typeorm';
import { createDataSource, STATEMENT_MS, type DatabaseAccess } from './data-source.ts';
import { rebuildInvalidIndexes } from './invalid-indexes.ts';

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
    await rebuildInvalidIndexes(dataSource);
    await dataSource.runMigrations();
  });
  return dataSource;
}

/** What the pool's errors say when a connection was not made in time; they have no code. */
const CONNECT_TIMED_OUT = /connection timeout|timeout exceeded when trying to connect/;
const CONNECT_ATTEMPTS = 20;

/**
 * Tries again while connections time out: on a busy machine a process that is starting is itself too late to read the
 * answer. Any other error is thrown at once.
 */
async function initialized(
  create: () => DataSource,
  initialize: (source: DataSource) => Promise<DataSource>,
): Promise<DataSource> {
  for (let attempt = 1; ; attempt += 1) {
    const source = create();
    try {
      return await initialize(source);
    } catch (error) {
      if (source.isInitialized) await source.destroy();
      if (attempt === CONNECT_ATTEMPTS || !CONNECT_TIMED_OUT.test(String(error))) throw error;
    }
  }
}

/** Runs pending migrations, without a statement time-out. */
export async function migrateDatabase(access: DatabaseAccess): Promise<void> {
  const migrated = await initialized(
    () => createDataSource({ ...access, poolSize: 2, lockMs: LOCK_MS }),
    initializeMigrated,
  );
  await migrated.destroy();
}

/** Runs pending migrations, and connects for calls, whose statements have a time-out. */
export async function initializeForRequests(access: DatabaseAccess): Promise<DataSource> {
  await migrateDatabase(access);
  return initialized(
    () => createDataSource({ statementMs: STATEMENT_MS, ...access }),
    (source) => source.initialize(),
  );
}
