import { hash } from 'node:crypto';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long the visitors of a day are kept: somewhat longer than the day. Rule: views of a post. */
const KEPT_SECONDS = 2 * DAY_SECONDS;
/** Most visitors of a post that are counted in a day, so that invented visitors cannot fill the memory. */
const MAX_VISITORS = 2_000;
const HASH_LENGTH = 16;

export interface Visitor {
  network: string;
  userAgent: string;
}

/**
 * Counts views of posts, one per visitor and day in India. Only part of a hash of the visitor is stored, for two days.
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
    const visitor = hash('sha256', `${network}\n${userAgent}`, 'base64url').slice(0, HASH_LENGTH);
    try {
      const { redis } = this.redisConnection;
      const key = `views:${postId}:${istDate(new Date())}`;
      const responses = await redis.multi().sadd(key, visitor).scard(key).expire(key, KEPT_SECONDS).exec();
      const [added = 0, visitors = 0] = (responses ?? []).map(([, response]) => Number(response));
      if (added === 0) return;
      if (visitors > MAX_VISITORS) return void (await redis.srem(key, visitor));
      await this.dataSource.query('UPDATE blog_posts SET view_count = view_count + 1 WHERE id = $1', [postId]);
    } catch (error) {
      this.log.warn(`A view was not counted: ${(error as Error).message}`);
    }
  }
}
