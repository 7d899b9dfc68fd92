import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { Metrics } from '../observability/metrics.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { metricValue } from '../testing/metric-value.ts';

const POOL_SIZE = 2;

let service: TestService;
const held: QueryRunner[] = [];

beforeAll(async () => {
  service = await startTestService(TEST_DATABASE, (variables) =>
    testPlatform({ ...variables, DATABASE_POOL_SIZE: String(POOL_SIZE) }),
  );
});
afterAll(() => service.close());
afterEach(release);

const metrics = () => service.app.get(Metrics).registry;
async function release(): Promise<void> {
  for (const runner of held.splice(0)) await runner.release();
}
async function hold(connections: number): Promise<void> {
  for (let n = 0; n < connections; n += 1) {
    const runner = service.app.get(DataSource).createQueryRunner();
    await runner.connect();
    held.push(runner);
  }
}
const valueOf = async (name: string) => metricValue(await metrics().getSingleMetricAsString(name), name);

describe('the pool of database connections in GET /metrics', () => {
  it('shows the connections that are busy, none once they are free, and no call that waits meanwhile', async () => {
    await hold(1);
    expect(await valueOf('database_pool_in_use')).toBeGreaterThanOrEqual(1);
    // a job that has just begun may wait for its connection at this moment
    await eventually(async () => expect(await valueOf('database_pool_waiting')).toBe(0));

    await release();
    await eventually(async () => expect(await valueOf('database_pool_in_use')).toBe(0));
  });

  it('shows the calls that wait when all are busy, without those that the metrics themselves make', async () => {
    const waiting = () => (service.app.get(DataSource).driver as unknown as { master: Pool }).master.waitingCount;
    await hold(POOL_SIZE);
    const calls = [1, 2, 3].map(() => service.app.get(DataSource).query('SELECT 1'));
    await eventually(() => expect(waiting()).toBeGreaterThanOrEqual(calls.length));
    const expected = waiting();

    const response = metrics().metrics();
    await release();
    const text = await response;
    await Promise.all(calls);

    expect(metricValue(text, 'database_pool_in_use')).toBe(POOL_SIZE);
    expect(metricValue(text, 'database_pool_waiting')).toBe(expected);
    await eventually(async () => expect(await valueOf('database_pool_waiting')).toBe(0));
  });
});
