import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Calls of so long are told to the other replicas together. */
const BATCH_MS = 200;

interface Window {
  /** Calls that all replicas together are known to have had. */
  told: number;
  /** Calls of this process that the others have not heard of. */
  untold: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts calls in this process and tells the other replicas a few times a second: for the busiest calls, of which a call
 * to Redis for each would take longer than the rest. Exact for one process; of several, each lets pass at most what
 * arrives within 200 ms more.
 */
export class BatchedLimiter {
  private readonly windows = new Map<string, Window>();
  private readonly shared: RateLimiterAbstract;
  private timer: NodeJS.Timeout | undefined;

  constructor(shared: RateLimiterAbstract) {
    this.shared = shared;
  }

  /** Counts one call of `key`. Returns the milliseconds until it is allowed, 0 when it is. */
  count(key: string, now = Date.now()): number {
    const window = this.windowOf(key, now);
    if (window.told + window.untold >= this.shared.points) return window.endsAt - now;
    window.untold += 1;
    this.timer ??= setTimeout(() => this.tell(), BATCH_MS).unref();
    return 0;
  }

  private windowOf(key: string, now: number): Window {
    const current = this.windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { told: 0, untold: 0, endsAt: now + this.shared.duration * 1000 };
    this.windows.set(key, fresh);
    return fresh;
  }

  /** Tells what is new, and forgets the windows that have ended. */
  private tell(now = Date.now()): void {
    this.timer = undefined;
    for (const [key, window] of this.windows) {
      if (window.endsAt <= now) this.windows.delete(key);
      else if (window.untold > 0) void this.tellOf(key, window);
    }
  }

  private async tellOf(key: string, window: Window): Promise<void> {
    const calls = window.untold;
    window.told += calls;
    window.untold = 0;
    try {
      this.learn(window, await this.shared.consume(key, calls));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) this.learn(window, refusal);
    }
  }

  private learn(window: Window, { consumedPoints, msBeforeNext }: RateLimiterRes): void {
    window.told = Math.max(window.told, consumedPoints);
    window.endsAt = Date.now() + msBeforeNext;
  }
}
