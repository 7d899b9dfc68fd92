/** How the waits between attempts grow. Milliseconds. */
export interface Backoff {
  firstMs: number;
  maxMs: number;
}

/** The wait after failed attempt number `attempt` (from 1), in milliseconds: doubles each time up to `maxMs`. */
export function backoffMs(attempt: number, { firstMs, maxMs }: Backoff): number {
  return Math.min(firstMs * 2 ** Math.min(Math.max(attempt - 1, 0), 30), maxMs);
}
