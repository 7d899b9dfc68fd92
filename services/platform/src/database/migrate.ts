import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { DataSource, MigrationInterface } from 'typeorm';
import { createDataSource, STATEMENT_MS, type DatabaseAccess } from './data-source.ts';
import { rebuildInvalidIndexes } from './invalid-indexes.ts';

/**
 * Longest that a migration waits for a table lock, in ms. Calls that need the table queue behind it, so that the start
 * fails rather than waits longer; it is retried.
 */
const LOCK_MS = 5_000;
/** Longest statement of a migration, whose locks calls wait for meanwhile, in seconds. */
const MIGRATION_STATEMENT_SECONDS = 60;

/**
 * Limits each statement of the migrations, except without a transaction: those build indexes CONCURRENTLY, as long as
 * it takes.
 */
function limitStatements(migrations: readonly MigrationInterface[], seconds: number): void {
  for (const migration of migrations.filter(({ transaction }) => transaction !== false)) {
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      await runner.query(`SET LOCAL statement_timeout = '${seconds}s'`);
      await up(runner);
    };
  }
}

/**
 * Connects and runs pending migrations, under a lock, so that replicas that start together run them once. Rejects when
 * a statement of a migration takes longer than `statementSeconds`; 0 is no limit.
 */
export async function initializeMigrated(
  dataSource: DataSource,
  statementSeconds = MIGRATION_STATEMENT_SECONDS,
): Promise<DataSource> {
  await dataSource.initialize();
  limitStatements(dataSource.migrations, statementSeconds);
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

/** Runs pending migrations. Rejects when a statement of one takes longer than `statementSeconds`; 0 is no limit. */
export async function migrateDatabase(
  access: DatabaseAccess,
  statementSeconds = MIGRATION_STATEMENT_SECONDS,
): Promise<void> {
  const migrated = await initialized(
    () => createDataSource({ ...access, poolSize: 2, lockMs: LOCK_MS }),
    (source) => initializeMigrated(source, statementSeconds),
  );
  await migrated.destroy();
}

/** Runs pending migrations, and connects for calls, whose statements have a shorter time-out. */
export async function initializeForRequests(
  access: DatabaseAccess,
  migrationSeconds = MIGRATION_STATEMENT_SECONDS,
): Promise<DataSource> {
  await migrateDatabase(access, migrationSeconds);
  return initialized(
    () => createDataSource({ statementMs: STATEMENT_MS, ...access }),
    (source) => source.initialize(),
  );
}
