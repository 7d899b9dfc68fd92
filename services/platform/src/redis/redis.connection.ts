import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

export const REDIS_URL = Symbol('REDIS_URL');

const TIMEOUT_MS = 2_000;
const RECONNECT_BACKOFF: Backoff = { firstMs: 100, maxMs: 2_000 };

/** Wait before reconnect number `attempt`, in milliseconds, at most two seconds, so that services recover soon after Redis. */
export const reconnectAfterMs = (attempt: number): number => backoffMs(attempt, RECONNECT_BACKOFF);

/** Commands fail immediately while Redis is unreachable, so that no HTTP request waits for it. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly redis: Redis;

  constructor(@Inject(REDIS_URL) url: string) {
    const log = new Logger('Redis');
    this.redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: true,
      commandTimeout: TIMEOUT_MS,
      // a server that accepts connections and never replies counts as unreachable: only the first calls wait for it
      socketTimeout: TIMEOUT_MS,
      // the commands of one moment share a packet
      enableAutoPipelining: true,
      retryStrategy: reconnectAfterMs,
    });
    this.redis.on('error', (error: Error) => log.warn(`Redis is unreachable: ${error.message || error.name}`));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
