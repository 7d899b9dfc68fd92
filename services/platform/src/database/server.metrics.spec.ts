import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.ts';
import { eventually } from '../testing/eventually.ts';
import { metricValue } from '../testing/metric-value.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { showDatabaseServer } from './server.metrics.ts';

let database: TestDatabase;
let db: DataSource;
const metrics = new Metrics('one');

beforeAll(async () => {
  database = await createTestDatabase('servers');
  db = await createDataSource({ schema: 'servers', entities: [], migrations: [], url: database.url }).initialize();
  showDatabaseServer(metrics, db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const valueOf = async (name: string) => metricValue(await metrics.registry.metrics(), name) ?? Number.NaN;

it("GET /metrics shows the connections of Postgres, its database's size and how much of it was in memory", async () => {
  expect(await valueOf('postgres_connections')).toBeGreaterThanOrEqual(1);
  expect(await valueOf('postgres_connections_max')).toBeGreaterThanOrEqual(await valueOf('postgres_connections'));
  expect(await valueOf('postgres_database_bytes')).toBeGreaterThan(1e6);
  expect(await valueOf('postgres_transactions')).toBeGreaterThan(0);
  expect(await valueOf('postgres_deadlocks')).toBe(0);
  expect(await valueOf('postgres_cache_share')).toBeGreaterThan(0);
  expect(await valueOf('postgres_cache_share')).toBeLessThanOrEqual(1);
});

it('GET /metrics shows a statement that waits for a lock', async () => {
  await db.query('CREATE TABLE things (id bigint)');
  await db.transaction(async (other) => {
    await other.query('LOCK TABLE things');
    const waiting = db.query('SELECT FROM things');

    await eventually(async () => expect(await valueOf('postgres_locks_waiting')).toBeGreaterThanOrEqual(1));

    await other.query('COMMIT');
    await waiting;
    await other.query('BEGIN');
  });
});
