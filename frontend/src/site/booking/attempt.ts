import { newIdempotencyKey } from '../../shared/api/idempotency-key.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';

const STORAGE_KEY = 'booking-attempt';

interface Attempt {
  body: string;
  key: string;
}

/**
 * The idempotency key for sending this body: the same for a second click, a retry and a try after a reload, a new
 * one as soon as the body has changed.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body);
  const last = readSessionItem<Attempt>(STORAGE_KEY);
  if (last?.body === text) return last.key;
  const key = newIdempotencyKey();
  writeSessionItem(STORAGE_KEY, { body: text, key });
  return key;
}

/** Called once the booking exists: the same body then makes a new booking. */
export function forgetAttempt(): void {
  removeSessionItem(STORAGE_KEY);
}
