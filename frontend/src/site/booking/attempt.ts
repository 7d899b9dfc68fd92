import { newKey } from '../../shared/api/base-query.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';

const STORAGE_KEY = 'booking-attempt';

interface Attempt {
  body: string;
  key: string;
}

/**
 * The name of the attempt to send this body: the same for a second click, a retry and a try after a reload,
 * a new one as soon as something in it has changed.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body);
  const last = readSessionItem<Attempt>(STORAGE_KEY);
  if (last?.body === text) return last.key;
  const key = newKey();
  writeSessionItem(STORAGE_KEY, { body: text, key });
  return key;
}

/** Called once the booking is made: the same request again is then a new booking. */
export function forgetAttempt(): void {
  removeSessionItem(STORAGE_KEY);
}
