import { createHmac, randomBytes } from 'node:crypto';
import { DAY_SECONDS, SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long the visitors of a day are kept after its end. Rule: views of a post. */
const KEPT_SECONDS = DAY_SECONDS;
/** Most visitors of a post that are counted in a day, so that invented visitors cannot fill the memory. */
const MAX_VISITORS = 2_000;
const HASH_LENGTH = 16;
const KEY_BYTES = 32;

export interface Visitor {
  network: string;
  userAgent: string;
}

/**
 * Counts views of posts, one per visitor and day in India. Only part of a hash of the visitor is stored, for at most
 * two days, with a random key of the day that is deleted at the same time: nobody can compute the hash again.
 */
@Injectable()
export class PostViews {
  private readonly log = new Logger('PostViews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly redisConnection: RedisConnection,
  ) {}

  /** Adds one view unless the visitor is counted already. Never throws: a view that cannot be counted is dropped. */
  async count(postId: number, { network, userAgent }: Visitor): Promise<void> {
    try {
      const { redis } = this.redisConnection;
      const day = istDate(new Date());
      const expiresAt = istInstant(addDays(day, 1), '00:00').getTime() / SECOND_MS + KEPT_SECONDS;
      const visitor = createHmac('sha256', await this.hashKey(day, expiresAt))
        .update(`${network}\n${userAgent}`)
        .digest('base64url')
        .slice(0, HASH_LENGTH);
      const key = `views:${postId}:${day}`;
      const responses = await redis.multi().sadd(key, visitor).scard(key).expireat(key, expiresAt).exec();
      const [added = 0, visitors = 0] = (responses ?? []).map(([, response]) => Number(response));
      if (added === 0) return;
      if (visitors > MAX_VISITORS) return void (await redis.srem(key, visitor));
      await this.dataSource.query('UPDATE blog_posts SET view_count = view_count + 1 WHERE id = $1', [postId]);
    } catch (error) {
      this.log.warn(`A view was not counted: ${(error as Error).message}`);
    }
  }

  /** The key of a day's hashes, which all replicas share. */
  private async hashKey(day: string, expiresAt: number): Promise<string> {
    const { redis } = this.redisConnection;
    const key = `views:key:${day}`;
    const random = randomBytes(KEY_BYTES).toString('base64url');
    const responses = await redis.multi().set(key, random, 'EXAT', expiresAt, 'NX').get(key).exec();
    const shared = responses?.[1]?.[1];
    if (typeof shared !== 'string') throw new Error('The key of the day is missing');
    return shared;
  }
}
