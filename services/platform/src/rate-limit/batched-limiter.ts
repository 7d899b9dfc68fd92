import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { FixedWindows, type Window } from './fixed-windows.ts';

/** How often counts are sent to Redis, in milliseconds. */
const BATCH_MS = 200;

interface Counts {
  /** Calls that all replicas together are known to have had. */
  sharedCount: number;
  /** Calls of this process that the others do not know of. */
  unsentCount: number;
}

/**
 * Counts calls in this process and sends the counts to the other replicas a few times a second: for the busiest calls,
 * of which a call to Redis for each would take longer than the rest. Exact for one process; of several, each lets pass
 * at most what arrives within 200 ms more.
 */
export class BatchedLimiter {
  private readonly windows: FixedWindows<Counts>;
  private readonly shared: RateLimiterAbstract;
  private timer: NodeJS.Timeout | undefined;

  constructor(shared: RateLimiterAbstract) {
    this.shared = shared;
    this.windows = new FixedWindows(shared.duration * 1000, () => ({ sharedCount: 0, unsentCount: 0 }));
  }

  /** Counts one call of `key`. Returns the milliseconds until it is allowed, 0 when it is. */
  count(key: string, now = Date.now()): number {
    const window = this.windows.of(key, now);
    if (window.sharedCount + window.unsentCount >= this.shared.points) return window.endsAt - now;
    window.unsentCount += 1;
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS).unref();
    return 0;
  }

  /** Sends the new counts and removes the windows that have ended. */
  private flush(now = Date.now()): void {
    this.timer = undefined;
    this.windows.prune(now);
    for (const [key, window] of this.windows.entries()) {
      if (window.unsentCount > 0) void this.flushKey(key, window);
    }
  }

  private async flushKey(key: string, window: Window<Counts>): Promise<void> {
    const calls = window.unsentCount;
    window.sharedCount += calls;
    window.unsentCount = 0;
    try {
      this.applyShared(window, await this.shared.consume(key, calls));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) this.applyShared(window, refusal);
    }
  }

  private applyShared(window: Window<Counts>, { consumedPoints, msBeforeNext }: RateLimiterRes): void {
    window.sharedCount = Math.max(window.sharedCount, consumedPoints);
    window.endsAt = Date.now() + msBeforeNext;
  }
}
