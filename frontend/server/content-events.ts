import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { BROADCAST_CHANNEL } from '@farmhouse/contracts/events/subscribers';
import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';

const RECONNECT_BACKOFF: Backoff = { firstMs: 200, maxMs: 2_000 };

interface Subscriber {
  /** Called when content that pages show has changed. */
  onChange: () => void;
  /** Called with true when the subscription is established, with false when it is lost. */
  onSubscribed: (subscribed: boolean) => void;
}

export interface ContentEvents {
  /** True once the first attempt to subscribe has succeeded or failed. */
  wasTried: () => boolean;
  close: () => void;
}

/** Subscribes to content changes until it is closed; retries while Redis is unavailable. */
export function subscribeToContentEvents(redisUrl: string, subscriber: Subscriber, log: Logger): ContentEvents {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    autoResubscribe: false,
    connectTimeout: 3000,
    keepAlive: 5000,
    retryStrategy: (attempt) => backoffMs(attempt, RECONNECT_BACKOFF),
  });
  let subscribed: boolean | undefined;
  const setSubscribed = (now: boolean) => {
    if (subscribed === now) return;
    subscribed = now;
    log.info({ subscribed }, now ? 'subscribed to content changes' : 'not subscribed to content changes');
    subscriber.onSubscribed(now);
  };
  redis.on('ready', () => {
    redis.subscribe(BROADCAST_CHANNEL).then(
      () => setSubscribed(true),
      () => setSubscribed(false),
    );
  });
  redis.on('close', () => setSubscribed(false));
  redis.on('error', () => setSubscribed(false));
  redis.on('message', () => subscriber.onChange());
  return { close: () => redis.disconnect(), wasTried: () => subscribed !== undefined };
}
