import type { Redis } from 'ioredis';
import { LIST_MARKER } from '../auth/revocations.ts';

/**
 * Empties a test's Redis database, and marks the list of revoked tokens as complete, as identity would: it is empty.
 */
export async function emptyRedis(redis: Redis): Promise<void> {
  await redis.multi().flushdb().set(LIST_MARKER, '1').exec();
}
