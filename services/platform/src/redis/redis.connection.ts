import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

export const REDIS_URL = Symbol('REDIS_URL');

const TIMEOUT_MS = 2_000;

/** Commands fail at once while Redis is away, so that no request waits for it. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly redis: Redis;

  constructor(@Inject(REDIS_URL) url: string) {
    const log = new Logger('Redis');
    this.redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: true,
      commandTimeout: TIMEOUT_MS,
      // one that is there but says nothing counts as away, so that only the first calls wait for it
      socketTimeout: TIMEOUT_MS,
      // the commands of one moment share a packet
      enableAutoPipelining: true,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    this.redis.on('error', (error: Error) => log.warn(`Redis is out of reach: ${error.message || error.name}`));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
