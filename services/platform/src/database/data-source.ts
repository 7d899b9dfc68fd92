import { DataSource, type DataSourceOptions } from 'typeorm';
import { joinOpenTransaction } from './one-transaction.ts';
import { SnakeNaming } from './snake-naming.ts';

type EntityList = Exclude<DataSourceOptions['entities'], undefined>;
type MigrationList = Exclude<DataSourceOptions['migrations'], undefined>;

export interface DatabaseShape {
  /** The service's name, also its schema and its role. */
  schema: string;
  entities: EntityList;
  migrations: MigrationList;
}

export interface DatabaseAccess extends DatabaseShape {
  url: string;
  poolSize?: number;
}

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** Postgres ends the transaction of a process that hangs, so that its locks are released. */
const IDLE_TRANSACTION_MS = 30_000;

/** What holds for every connection of the driver. */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  keepAlive: true,
} as const;

/** Creates a service's data source. Only migrations change the schema. */
export function createDataSource({ url, schema, entities, migrations, poolSize = 10 }: DatabaseAccess): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: schema,
    extra: CONNECTION_SETTINGS,
  });
  return joinOpenTransaction(dataSource);
}
