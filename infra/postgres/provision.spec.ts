import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseUrl, provision } from './provision.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';
const suffix = randomBytes(4).toString('hex');
const database = `provision_${suffix}`;
const [ours, theirs] = [`ours_${suffix}`, `theirs_${suffix}`] as const;

async function as<T extends pg.QueryResultRow>(role: string, password: string, sql: string): Promise<T[]> {
  const url = new URL(databaseUrl(server, database));
  url.username = role;
  url.password = password;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const roles = (password: string) => [ours, theirs].map((name) => ({ name, password }));

beforeAll(() => provision(server, roles('first'), database));

afterAll(async () => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await client.query(`DROP ROLE ${ours}, ${theirs}`);
  await client.end();
});

it('provision lets a service create tables in its own schema by unqualified names', async () => {
  await as(ours, 'first', 'CREATE TABLE guests (name text)');

  expect(await as(ours, 'first', `SELECT schemaname FROM pg_tables WHERE tablename = 'guests'`)).toEqual([
    { schemaname: ours },
  ]);
});

it('provision denies a service access to another’s tables and to the public schema', async () => {
  await expect(as(theirs, 'first', `SELECT * FROM ${ours}.guests`)).rejects.toThrow('permission denied for schema');
  await expect(as(theirs, 'first', 'CREATE TABLE public.anything (id int)')).rejects.toThrow('permission denied');
});

it('provision installs the extension that the constraint on overlapping stays needs', async () => {
  const table = 'CREATE TABLE stays (house int, during tstzrange, EXCLUDE USING gist (house WITH =, during WITH &&))';

  await expect(as(theirs, 'first', table)).resolves.toEqual([]);
});

it('provision can be repeated: it keeps the data and sets the new password', async () => {
  await provision(server, roles('second'), database);

  expect(await as(ours, 'second', 'SELECT count(*)::int FROM guests')).toEqual([{ count: 0 }]);
  await expect(as(ours, 'first', 'SELECT 1')).rejects.toThrow('password authentication failed');
});
