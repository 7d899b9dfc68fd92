import { DataSource, type MigrationInterface } from 'typeorm';
import { joinOpenTransaction } from './one-transaction.ts';
import { SnakeNaming } from './snake-naming.ts';
import { clientWithTimeout } from './timed-client.ts';

/** Tables of a database: their entities, and the migrations that make them. */
export interface Tables {
  entities: readonly (new () => object)[];
  migrations: readonly (new () => MigrationInterface)[];
}

/** A service's database: its own tables, and those of the plumbing that it uses. */
export interface DatabaseShape extends Tables {
  /** The service's name, also its schema and its role. */
  schema: string;
  uses?: readonly Tables[];
}

export interface DatabaseAccess extends DatabaseShape {
  url: string;
  poolSize?: number;
  /**
   * Milliseconds that a statement may take; without them as long as it needs, for migrations, which limit themselves,
   * and operators' commands.
   */
  statementMs?: number;
  /** Milliseconds that a statement may wait for a lock; without them as long as it needs. */
  lockMs?: number;
}

/** Longest statement of a call. Within the gateway's 30 seconds, and far above what any call needs. */
export const STATEMENT_MS = 8_000;
/** Postgres itself ends a statement that is too slow; only when it hangs, the client gives up, so much later. */
const HANGING_MS = 1_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** Postgres ends the transaction of a process that hangs, so that its locks are released. */
const IDLE_TRANSACTION_MS = 30_000;

/** What holds for every connection of the driver, with the milliseconds that a statement may take. */
export const connectionSettings = (statementMs?: number) => ({
  ...(statementMs && { statement_timeout: statementMs, Client: clientWithTimeout(statementMs + HANGING_MS) }),
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  keepAlive: true,
});

/**
 * Creates a service's data source. Only migrations change the schema; they run in the order of their timestamps,
 * however they are listed.
 */
export function createDataSource(access: DatabaseAccess): DataSource {
  const { url, schema, uses = [], poolSize = 10, statementMs, lockMs } = access;
  const tables = [...uses, access];
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    entities: tables.flatMap(({ entities }) => entities),
    migrations: tables.flatMap(({ migrations }) => migrations),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: schema,
    extra: { ...connectionSettings(statementMs), lock_timeout: lockMs },
  });
  return joinOpenTransaction(dataSource);
}
