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

it.each(['postgres', 'template1'])('provision keeps a service out of the database %s', async (name) => {
  const url = new URL(databaseUrl(server, name));
  Object.assign(url, { username: ours, password: 'first' });
  const client = new pg.Client({ connectionString: url.href });

  await expect(client.connect()).rejects.toThrow('permission denied for database');
});

it('provision lets a service take advisory locks on its own names only, until the end of its transaction', async () => {
  const url = new URL(databaseUrl(server, database));
  const clients = [ours, ours, theirs].map((username) => {
    Object.assign(url, { username, password: 'first' });
    return new pg.Client({ connectionString: url.href });
  });
  await Promise.all(clients.map((client) => client.connect()));
  const [holder, same, other] = clients;
  await holder?.query(`BEGIN; SELECT public.lock_own('a name')`);

  await same?.query(`SET lock_timeout = '200ms'`);
  await expect(same?.query(`SELECT public.lock_own('a name')`)).rejects.toThrow('lock timeout');
  await expect(other?.query(`SELECT public.lock_own('a name')`)).resolves.toBeDefined();
  await holder?.query('COMMIT');
  await expect(same?.query(`SELECT public.lock_own('a name')`)).resolves.toBeDefined();
  await expect(other?.query('SELECT pg_advisory_lock(1)')).rejects.toThrow('permission denied for function');
  await expect(other?.query('SELECT pg_try_advisory_xact_lock_shared(1, 2)')).rejects.toThrow('permission denied');

  await Promise.all(clients.map((client) => client.end()));
});

it('provision installs the extension that the constraint on overlapping stays needs', async () => {
  const table = 'CREATE TABLE stays (house int, during tstzrange, EXCLUDE USING gist (house WITH =, during WITH &&))';

  await expect(as(theirs, 'first', table)).resolves.toEqual([]);
});

it('several starts may provision one server at once, be it one new database or different ones', async () => {
  const others = [`${database}_other`, `${database}_another`];

  const starts = [...others, ...others].map((name, index) => provision(server, roles(`at once ${index}`), name));
  const outcomes = await Promise.allSettled(starts);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of others) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();

  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('provision can be repeated: it keeps the data and sets the new password', async () => {
  await provision(server, roles('second'), database);

  expect(await as(ours, 'second', 'SELECT count(*)::int FROM guests')).toEqual([{ count: 0 }]);
  await expect(as(ours, 'first', 'SELECT 1')).rejects.toThrow('password authentication failed');
});
