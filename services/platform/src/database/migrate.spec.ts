import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { DataSource, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDataSource, type DatabaseAccess } from './data-source.ts';
import { initializeForRequests, initializeMigrated } from './migrate.ts';

class AddPrice1790000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE things ADD COLUMN price integer');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

class IndexIds1790000000002 {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS things_id ON things (id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const LOCK_MS = 300;
const shape = { schema: 'locks', entities: [], migrations: [] };
let database: TestDatabase;
let reader: DataSource;

beforeAll(async () => {
  database = await createTestDatabase(shape.schema);
  reader = await createDataSource({ ...shape, url: database.url }).initialize();
  await reader.query('CREATE TABLE things (id bigint)');
});

afterAll(async () => {
  await reader.destroy();
  await database.drop();
});

class SleepInTransaction1790000000003 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE things ADD COLUMN slept integer');
    await runner.query('SELECT pg_sleep(3)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

class SleepWithoutTransaction1790000000004 {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(1.5)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const migrate = async (...further: DatabaseAccess['migrations']): Promise<void> => {
  const migrations = [AddPrice1790000000001, ...further];
  const source = createDataSource({ ...shape, migrations, url: database.url, poolSize: 2, lockMs: LOCK_MS });
  try {
    await initializeMigrated(source, 1);
  } finally {
    await source.destroy();
  }
};

it('initializeMigrated gives up on a table locked by a long transaction, so that other calls do not wait behind it', async () => {
  await reader.transaction(async (long) => {
    await long.query('SELECT count(*) FROM things');

    await expect(migrate()).rejects.toThrow('lock timeout');

    await expect(reader.query('SELECT count(*) FROM things')).resolves.toBeDefined();
  });

  await migrate();
  await expect(reader.query('SELECT price FROM things')).resolves.toEqual([]);
});

it('initializeMigrated waits for another replica that migrates, however long it takes', async () => {
  let isFree = false;
  const late = await reader.transaction(async (other) => {
    await other.query(`SELECT ${ADVISORY_LOCK}('migrations')`);
    const migrated = migrate().then(() => isFree);
    await setTimeout(3 * LOCK_MS);
    isFree = true;
    return [migrated];
  });

  await expect(Promise.all(late)).resolves.toEqual([true]);
});

it('initializeForRequests connects again when the first connection is not answered in time', async () => {
  const { hostname, port } = new URL(database.url);
  let connections = 0;
  const late = createServer((socket) => {
    socket.on('error', () => undefined);
    if ((connections += 1) === 1) return;
    const postgres = connect(Number(port), hostname);
    postgres.on('error', () => socket.destroy());
    socket.pipe(postgres).pipe(socket);
  });
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(late.address() as AddressInfo).port}`;

  const source = await initializeForRequests({ ...shape, url: url.href });

  await expect(source.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  expect(connections).toBeGreaterThan(1);
  await source.destroy();
  late.close();
});

it('initializeForRequests reports a wrong password at once', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';

  await expect(initializeForRequests({ ...shape, url: url.href })).rejects.toThrow('password authentication failed');
});

it('initializeMigrated builds an index whose building timed out, when the start is repeated', async () => {
  const isValid = async () =>
    reader.query<object[]>(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('things_id')`);
  await reader.transaction(async (long) => {
    await long.query('LOCK TABLE things IN ROW EXCLUSIVE MODE');
    await expect(migrate(IndexIds1790000000002)).rejects.toThrow('lock timeout');
  });
  expect(await isValid()).toEqual([{ indisvalid: false }]);

  await migrate(IndexIds1790000000002);

  expect(await isValid()).toEqual([{ indisvalid: true }]);
});

it('initializeMigrated ends a statement of a transaction that takes too long, and takes the migration back', async () => {
  await expect(migrate(SleepInTransaction1790000000003)).rejects.toThrow('statement timeout');

  await expect(reader.query('SELECT slept FROM things')).rejects.toThrow('does not exist');
});

it('initializeMigrated gives a migration without a transaction the time that it needs', async () => {
  await expect(migrate(SleepWithoutTransaction1790000000004)).resolves.toBeUndefined();
});
