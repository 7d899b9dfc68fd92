import { randomUUID } from 'node:crypto';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable } from '@nestjs/common';

/** Sorted set of the connections of each process; the score is the instant at which an entry expires. */
const KEY = 'chat:online';
/** How long the entries of a dead process remain valid. */
const TTL_MS = 30_000;
/** Clocks differ by less than an entry lasts: one that expires later than this is from before a clock was set back. */
const LONGEST_MS = 2 * TTL_MS;
const ADMIN = 'admin';

/** Who is connected, to any process. */
export interface Online {
  /** Chats whose visitor is connected. */
  chats: ReadonlySet<number>;
  admin: boolean;
}

/** The connections of all processes, in Redis. A process that stops renewing its entries drops out. */
@Injectable()
export class OnlineTable {
  private readonly process = randomUUID();

  constructor(private readonly redisConnection: RedisConnection) {}

  /** Writes this process's connections and removes closed and expired entries. */
  async write({ chats, admin }: Online, left: readonly (number | typeof ADMIN)[]): Promise<void> {
    const { redis } = this.redisConnection;
    const until = Date.now() + TTL_MS;
    const names: (number | typeof ADMIN)[] = [...chats, ...(admin ? ([ADMIN] as const) : [])];
    const entries = names.flatMap((name) => [until, this.member(name)]);
    await Promise.all([
      ...(entries.length > 0 ? [redis.zadd(KEY, ...entries)] : []),
      ...(left.length > 0 ? [redis.zrem(KEY, ...left.map((name) => this.member(name)))] : []),
      redis.zremrangebyscore(KEY, '-inf', Date.now()),
      redis.zremrangebyscore(KEY, `(${Date.now() + LONGEST_MS}`, '+inf'),
    ]);
  }

  async read(): Promise<Online> {
    const now = Date.now();
    const members = await this.redisConnection.redis.zrangebyscore(KEY, now, now + LONGEST_MS);
    const names = members.map((member) => member.split(':')[0]);
    const chats = names.filter((name) => name !== ADMIN).map(Number);
    return { chats: new Set(chats), admin: names.includes(ADMIN) };
  }

  private member(name: number | typeof ADMIN): string {
    return `${name}:${this.process}`;
  }
}
