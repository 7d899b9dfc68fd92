import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors/domain-error.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { BatchedLimiter } from './batched-limiter.ts';

export interface Limit {
  /** Calls allowed per window. */
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** True for calls so frequent that replicas exchange their counts in batches: see BatchedLimiter. */
  batched?: boolean;
}

/** A service's limits by name. */
export type Limits = Record<string, Limit>;

export const LIMITS = Symbol('LIMITS');

/** Key of Redis that counts the calls of `key`. */
export const countKey = (name: string, key: string): string => `limit:${name}:${key}`;

/** Counts calls in Redis, atomically over all replicas; in memory while Redis is down. */
@Injectable()
export class RateLimits {
  private readonly limiters: Map<string, RateLimiterAbstract>;
  private readonly batched = new Map<string, BatchedLimiter>();

  constructor(@Inject(LIMITS) limits: Limits, { redis }: RedisConnection) {
    this.limiters = new Map(
      Object.entries(limits).map(([name, { points, seconds }]) => {
        const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
        const insuranceLimiter = new RateLimiterMemory(options);
        return [
          name,
          new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter }),
        ];
      }),
    );
    for (const [name, limiter] of this.limiters) {
      if (limits[name]?.batched) this.batched.set(name, new BatchedLimiter(limiter));
    }
  }

  /**
   * Counts one call of `key` where the limit is batched, without waiting for anything; false where it is not. Throws
   * TooManyRequests above the limit.
   */
  countBatched(name: string, key: string): boolean {
    const waitMs = this.batched.get(name)?.count(key);
    if (waitMs) throw new TooManyRequests(waitMs / 1000);
    return waitMs === 0;
  }

  /**
   * Counts one call of `key` (an address, a code) and returns which of its window it is; 0 where the limit is batched.
   * Throws TooManyRequests above the limit.
   */
  async count(name: string, key: string): Promise<number> {
    if (this.countBatched(name, key)) return 0;
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    try {
      return (await limiter.consume(key)).consumedPoints;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new TooManyRequests(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }

  /** Seconds until `key` is below its limit again, 0 when it is; counts nothing. */
  async waitOf(name: string, key: string): Promise<number> {
    const limiter = this.limiters.get(name);
    const state = await limiter?.get(key);
    return state && state.consumedPoints >= (limiter?.points ?? 0) ? state.msBeforeNext / 1000 : 0;
  }

  /** Subtracts one counted call of `key`. */
  async uncount(name: string, key: string): Promise<void> {
    await this.limiters.get(name)?.reward(key);
  }

  /** Resets the count of `key`. */
  async reset(name: string, key: string): Promise<void> {
    await this.limiters.get(name)?.delete(key);
  }
}
