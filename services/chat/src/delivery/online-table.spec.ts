import { expect, it } from '@jest/globals';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { useChat } from '../testing/use-chat.ts';
import { OnlineTable } from './online-table.ts';

const chat = useChat();
const DAY_MS = 24 * 60 * 60 * 1_000;

it('an admin of a process that ended before the clock was set back by a day is offline', async () => {
  const { redis } = chat().app.get(RedisConnection);
  const table = chat().app.get(OnlineTable);
  await redis.zadd('chat:online', Date.now() + DAY_MS, 'admin:ended', Date.now() + 20_000, '7:running');

  expect(await table.read()).toEqual({ chats: new Set([7]), admin: false });

  await table.write({ chats: new Set(), admin: false }, []);
  expect(await redis.zrange('chat:online', '0', '-1')).toEqual(['7:running']);
});
