import { hash } from 'node:crypto';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long a visitor counts as one view. Rule: views of a post. */
const SESSION_SECONDS = DAY_SECONDS;

export interface Visitor {
  network: string;
  userAgent: string;
}

/** Counts views of posts, one per visitor and day. Only a hash of the visitor is stored, for one day. */
@Injectable()
export class PostViews {
  private readonly log = new Logger('PostViews');

  constructor(
    private readonly dataSource: DataSource,
    private readonly redisConnection: RedisConnection,
  ) {}

  /** Adds one view unless the visitor is counted already. Never throws: a view that cannot be counted is dropped. */
  async count(postId: number, { network, userAgent }: Visitor): Promise<void> {
    const visitor = hash('sha256', `${network}\n${userAgent}`, 'base64url');
    try {
      const isNew = await this.redisConnection.redis.set(`view:${postId}:${visitor}`, '1', 'EX', SESSION_SECONDS, 'NX');
      if (isNew)
        await this.dataSource.query('UPDATE blog_posts SET view_count = view_count + 1 WHERE id = $1', [postId]);
    } catch (error) {
      this.log.warn(`A view was not counted: ${(error as Error).message}`);
    }
  }
}
