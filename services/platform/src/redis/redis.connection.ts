import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

export const REDIS_URL = Symbol('REDIS_URL');

const TIMEOUT_MS = 2_000;
const RECONNECT_BACKOFF: Backoff = { firstMs: 100, maxMs: 2_000 };

/**
 * Wait before reconnect number `attempt`, in milliseconds, at most two seconds, so that services recover soon after
 * Redis.
 */
export const reconnectAfterMs = (attempt: number): number => backoffMs(attempt, RECONNECT_BACKOFF);

/** Receives a message of a channel. */
type Listener = (message: string) => void;

/** Commands fail immediately while Redis is unreachable, so that no HTTP request waits for it. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly redis: Redis;
  /** Redis lets a connection that subscribes do nothing else. */
  private subscriber: Redis | undefined;
  private readonly listeners = new Map<string, Listener>();

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

  /**
   * Calls `listener`, the channel's only one, with every message from now on; does not wait while Redis is unreachable.
   */
  subscribe(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
    this.subscriber ??= this.newSubscriber();
    void this.subscriber.subscribe(channel).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
    this.redis.disconnect();
  }

  private newSubscriber(): Redis {
    const subscriber = this.redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    subscriber.on('error', () => undefined); // logged by the first connection
    subscriber.on('message', (channel, message) => this.listeners.get(channel)?.(message));
    return subscriber;
  }
}
