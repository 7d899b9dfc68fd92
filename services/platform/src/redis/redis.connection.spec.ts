import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RateLimits } from '../rate-limit/rate-limits.ts';
import { eventually } from '../testing/eventually.ts';
import { wireTo, type Outage } from '../testing/outage.ts';
import { RedisConnection } from './redis.connection.ts';

const TIMEOUT_MS = 2_000;

let wire: Outage;
let connection: RedisConnection;

beforeAll(async () => {
  const url = process.env.TEST_REDIS_URL ?? '';
  wire = await wireTo(url);
  connection = new RedisConnection(wire.through(url));
  await connection.redis.ping();
});
afterAll(async () => {
  connection.onApplicationShutdown();
  await wire.cut();
});

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work().catch(() => undefined);
  return performance.now() - from;
};

it('RedisConnection fails fast after the first time-out while Redis hangs, and works again when Redis replies', async () => {
  const limits = new RateLimits({ calls: { points: 1_000, seconds: 60 } }, connection);
  const count = () => limits.count('calls', 'client');

  wire.hang();
  await timed(count);
  await eventually(() => Promise.resolve(expect(connection.redis.status).not.toBe('ready')), 2 * TIMEOUT_MS);
  const later = [await timed(count), await timed(count), await timed(count)];

  expect(Math.max(...later)).toBeLessThan(TIMEOUT_MS / 4);
  await wire.mend();
  await eventually(() => Promise.resolve(expect(connection.redis.status).toBe('ready')), 4 * TIMEOUT_MS);
}, 20_000);
