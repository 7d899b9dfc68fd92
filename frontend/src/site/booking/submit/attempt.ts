import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';

const STORAGE_KEY = 'booking-attempt';

interface Attempt {
  body: string;
  key: string;
}

/**
 * The idempotency key for sending this body: the same for a second click, a retry and an attempt after a reload, a new
 * one when the body has changed.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body);
  const last = readSessionItem<Attempt>(STORAGE_KEY);
  if (last?.body === text) return last.key;
  const key = newIdempotencyKey();
  writeSessionItem(STORAGE_KEY, { body: text, key });
  return key;
}

/** Call after the booking was created: the same body then gets a new key, and so creates a new booking. */
export function forgetAttempt(): void {
  removeSessionItem(STORAGE_KEY);
}
