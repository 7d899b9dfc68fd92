import { afterAll, afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '../observability/metrics.ts';
import { RedisMemory } from './redis-memory.ts';
import type { RedisConnection } from './redis.connection.ts';

const LIMIT = 1_000_000;

/** A Redis of which only its memory and one key matter. */
function redisUsing(bytes: number, limit = LIMIT): RedisConnection {
  let isKept = false;
  const redis = {
    info: () =>
      Promise.resolve(`# Clients\r\nconnected_clients:7\r\n# Memory\r\nused_memory:${bytes}\r\nmaxmemory:${limit}\r\n`),
    set: () => {
      const reply = isKept ? null : 'OK';
      isKept = true;
      return bytes >= limit ? Promise.reject(new Error('OOM command not allowed')) : Promise.resolve(reply);
    },
  };
  return { redis } as unknown as RedisConnection;
}

const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
afterEach(() => void error.mockClear());
afterAll(() => error.mockRestore());

it.each([
  ['half full', redisUsing(500_000), 0, 0.5],
  ['without a limit', redisUsing(500_000, 0), 0, 0],
  ['too full', redisUsing(810_000), 1, 0.81],
  ['so full that it refuses writes', redisUsing(LIMIT), 2, 1],
])(
  'RedisMemory of a Redis that is %s logs what it must for two processes, and shows its share',
  async (_how, connection, lines, share) => {
    const metrics = [new Metrics('one'), new Metrics('two')];

    for (const of of metrics) await new RedisMemory(connection, of).check();

    expect(error).toHaveBeenCalledTimes(lines);
    expect(await metrics[0]?.registry.metrics()).toMatch(new RegExp(`^redis_memory_share\\{.*\\} ${share}$`, 'm'));
  },
);

it('RedisMemory shows the bytes that Redis uses and its connections', async () => {
  const metrics = new Metrics('one');
  new RedisMemory(redisUsing(500_000), metrics);

  const text = await metrics.registry.metrics();

  expect(text).toMatch(/^redis_memory_bytes\{.*\} 500000$/m);
  expect(text).toMatch(/^redis_clients\{.*\} 7$/m);
});

it('RedisMemory is full from four fifths of its limit on, and asks Redis at most once a second', async () => {
  const share = { bytes: 799_000 };
  const info = jest.fn(() => Promise.resolve(`used_memory:${share.bytes}\r\nmaxmemory:${LIMIT}\r\n`));
  const memory = new RedisMemory({ redis: { info } } as unknown as RedisConnection, new Metrics('one'));
  const from = Math.floor(performance.now()); // so that its sum with a second is exact

  const before = await memory.isFull(from);
  share.bytes = 800_000;
  const responses = [await memory.isFull(from + 999), await memory.isFull(from + 1_000)];

  expect([before, ...responses]).toEqual([false, false, true]);
  expect(info).toHaveBeenCalledTimes(2);
});
