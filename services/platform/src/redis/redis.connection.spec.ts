import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RateLimits } from '../rate-limit/rate-limits.ts';
import { eventually } from '../testing/eventually.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { RedisConnection } from './redis.connection.ts';

const TIMEOUT_MS = 2_000;

let wire: TcpProxy;
let connection: RedisConnection;

beforeAll(async () => {
  const url = process.env.TEST_REDIS_URL ?? '';
  wire = await startTcpProxy(url);
  connection = new RedisConnection(wire.urlVia(url));
  await connection.redis.ping();
});
afterAll(async () => {
  connection.onApplicationShutdown();
  await wire.disconnect();
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
  await wire.restore();
  await eventually(() => Promise.resolve(expect(connection.redis.status).toBe('ready')), 4 * TIMEOUT_MS);
}, 20_000);

it('RedisConnection passes the messages of a channel to its listener, also after Redis was away', async () => {
  const received: string[] = [];
  connection.subscribe('news', (message) => received.push(message));
  connection.subscribe('other', () => undefined);
  const arrives = (message: string) =>
    eventually(async () => {
      await connection.redis.publish('news', message);
      expect(received).toContain(message);
    }, 4 * TIMEOUT_MS);
  await arrives('before');

  await wire.disconnect();
  await wire.restore();

  await arrives('after');
  await connection.redis.publish('other', 'for somebody else');
  expect(received).not.toContain('for somebody else');
}, 20_000);
