import { newKey } from '../../shared/api/base-query.ts';

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
  const last = readAttempt();
  if (last?.body === text) return last.key;
  const key = newKey();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ body: text, key }));
  } catch {
    return key;
  }
  return key;
}

/** Called once the booking is made: the same request again is then a new booking. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
}

function readAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Attempt | undefined;
  } catch {
    return undefined;
  }
}
