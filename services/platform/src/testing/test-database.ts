import { randomBytes } from 'node:crypto';
import { CREATE_OWN_LOCK } from '@farmhouse/contracts/database/own-lock';
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
  const url = serverUrl();
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database for one spec file, with the service's empty schema. */
export async function createTestDatabase(schema: string): Promise<TestDatabase> {
  const name = `test_${schema}_${randomBytes(4).toString('hex')}`;
  await asSuperuser('postgres', (client) => client.query(`CREATE DATABASE ${name}`));
  await asSuperuser(name, async (client) => {
    await client.query(`CREATE SCHEMA ${schema}`);
    await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await client.query(CREATE_OWN_LOCK);
    await client.query(`ALTER DATABASE ${name} SET search_path TO ${schema}, public`);
  });
  const url = serverUrl();
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      asSuperuser('postgres', async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
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
