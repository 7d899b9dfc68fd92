import { isApiError, isWorthRepeating } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** How long the same change counts as a retry of a failed one, in milliseconds. */
const KEEP_MS = 10 * 60_000;

interface Change {
  url: string;
  method?: string;
  body?: unknown;
}

/**
 * The idempotency keys of changes with an unknown outcome. Sending the same again, by 'Try again' or by the form's own
 * button, means the same change: it keeps its key and is made once.
 */
export class UnsettledChanges {
  private readonly keys = new Map<string, { key: string; until: number }>();

  /** Sends a change with its key. */
  async send<T extends { error?: unknown }>(
    change: Change,
    call: (key: string) => T | PromiseLike<T>,
    now = Date.now(),
  ): Promise<T> {
    const name = nameOf(change);
    const kept = name === undefined ? undefined : this.keys.get(name);
    const key = kept && kept.until > now ? kept.key : newIdempotencyKey();
    const response = await call(key);
    if (name === undefined) return response;
    if (isApiError(response.error) && isWorthRepeating(response.error))
      this.keys.set(name, { key, until: now + KEEP_MS });
    else this.keys.delete(name);
    return response;
  }
}

/** Equal for changes with the same content; undefined for files, which cannot be compared. */
function nameOf({ url, method, body }: Change): string | undefined {
  if (typeof FormData !== 'undefined' && body instanceof FormData) return undefined;
  return JSON.stringify([method, url, body]);
}
