import type { Consumer } from '@farmhouse/contracts/events/subscribers';
import type { Redis } from 'ioredis';

/** The source of an event looks for this within seconds, unless it is down itself. */
const KEEP_SECONDS = 5 * 60;

const keyOf = (consumer: Consumer, id: string): string => `handled:${consumer}:${id}`;

/**
 * Tells the source of an event, in Redis, that the consumer has handled it. To be called before the event's job ends:
 * the job is then removed with its payload, and this key of a hundred bytes is what is left.
 */
export async function markHandled(redis: Redis, consumer: Consumer, id: string): Promise<void> {
  await redis.set(keyOf(consumer, id), '1', 'EX', KEEP_SECONDS);
}

/** Those of the events that the consumer has handled in the last minutes. */
export async function handledOf(redis: Redis, consumer: Consumer, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await redis.mget(ids.map((id) => keyOf(consumer, id)));
  return new Set(ids.filter((_id, index) => found[index] !== null));
}
