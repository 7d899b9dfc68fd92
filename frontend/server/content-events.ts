import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { BROADCAST_CHANNEL } from '@farmhouse/contracts/events/events';

interface Ears {
  /** Something that pages show has changed. */
  changed: () => void;
  /** Whether changes are heard of at all. */
  listening: (listening: boolean) => void;
}

/** Listens for content changes until it is closed; keeps trying while Redis is away. */
export function listenForChanges(
  redisUrl: string,
  ears: Ears,
  log: Logger,
): { close: () => void; isUp: () => boolean } {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    autoResubscribe: false,
    connectTimeout: 3000,
    keepAlive: 5000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let up = false;
  const turn = (listening: boolean) => {
    if (up === listening) return;
    up = listening;
    log.info({ listening }, listening ? 'hearing of content changes' : 'not hearing of content changes');
    ears.listening(listening);
  };
  redis.on('ready', () => {
    redis.subscribe(BROADCAST_CHANNEL).then(
      () => turn(true),
      () => turn(false),
    );
  });
  redis.on('close', () => turn(false));
  redis.on('error', () => turn(false));
  redis.on('message', () => ears.changed());
  return { close: () => redis.disconnect(), isUp: () => up };
}
