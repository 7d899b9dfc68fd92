import { randomBytes } from 'node:crypto';
import { CREATE_ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseShape } from '../database/data-source.ts';
import { initializeMigrated } from '../database/migrate.ts';

export interface TestDatabase {
  url: string;
  /** Closes every connection and drops the database. */
  drop(): Promise<void>;
}

/** The superuser's URL of the run's own Postgres; set by the test runner's global set-up. */
function serverUrl(): URL {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run the tests with `make test`');
  return new URL(url);
}

async function asSuperuser<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (database: string): string => {
  const url = serverUrl();
  url.pathname = `/${database}`;
  return url.href;
};

const searchesIn = (database: string, schema: string): string =>
  `ALTER DATABASE ${database} SET search_path TO ${schema}, public`;

async function createEmpty(name: string, schema: string): Promise<void> {
  await asSuperuser('postgres', (client) => client.query(`CREATE DATABASE ${name}`));
  await asSuperuser(name, async (client) => {
    await client.query(`CREATE SCHEMA ${schema}`);
    await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await client.query(CREATE_ADVISORY_LOCK);
    await client.query(searchesIn(name, schema));
  });
}

async function createMigrated(name: string, shape: DatabaseShape): Promise<void> {
  await createEmpty(name, shape.schema);
  const source = await initializeMigrated(createDataSource({ ...shape, url: urlOf(name), poolSize: 2 }));
  await source.destroy();
}

/**
 * The name of a database with the service's migrated schema and no rows, which the first spec file of a run creates for
 * all others: copying it takes a tenth of the time of its migrations.
 */
async function templateOf(client: Client, shape: DatabaseShape): Promise<string> {
  const name = `migrated_${shape.schema}`;
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = `${name}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await createMigrated(unfinished, shape);
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  return name;
}

async function copyMigrated(name: string, shape: DatabaseShape): Promise<void> {
  await asSuperuser('postgres', async (client) => {
    // workers share the server: one creates the template, and none is connected to it while it is copied
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [shape.schema]);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${await templateOf(client, shape)}`);
    await client.query(searchesIn(name, shape.schema));
  });
}

const nameFor = (schema: string): string => `test_${schema}_${randomBytes(4).toString('hex')}`;

const droppable = (name: string): TestDatabase => ({
  url: urlOf(name),
  drop: () =>
    asSuperuser('postgres', async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
});

/** Creates a database for one spec file, with an empty schema. */
export async function createTestDatabase(schema: string): Promise<TestDatabase> {
  const name = nameFor(schema);
  await createEmpty(name, schema);
  return droppable(name);
}

/** Creates a database for one spec file, with the service's migrated schema and no rows. */
export async function createMigratedDatabase(shape: DatabaseShape): Promise<TestDatabase> {
  const name = nameFor(shape.schema);
  await copyMigrated(name, shape);
  return droppable(name);
}

/** Creates a database with the migrated schema and connects to it. */
export async function createTestDataSource(shape: DatabaseShape): Promise<DataSource & { drop(): Promise<void> }> {
  const database = await createTestDatabase(shape.schema);
  const source = await initializeMigrated(createDataSource({ ...shape, url: database.url, poolSize: 20 }));
  return Object.assign(source, {
    drop: async () => {
      await source.destroy();
      await database.drop();
    },
  });
}
