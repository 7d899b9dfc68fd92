export type Window<Counts> = Counts & {
  /** Milliseconds since 1970. */
  endsAt: number;
};

/**
 * The current time window of each key, in memory. A key's window begins when it is first used. One that ends later than
 * a window can is over: the clock was set back since.
 */
export class FixedWindows<Counts extends object> {
  private readonly windows = new Map<string, Window<Counts>>();

  /** `zero` makes the counts of a new window. */
  constructor(
    private readonly lengthMs: number,
    private readonly zero: () => Counts,
  ) {}

  /** The current window of `key`; its counts may be changed in place. */
  of(key: string, now: number): Window<Counts> {
    const current = this.windows.get(key);
    if (current && this.isOpen(current, now)) return current;
    const fresh = { ...this.zero(), endsAt: now + this.lengthMs };
    this.windows.set(key, fresh);
    return fresh;
  }

  /** Removes the windows that have ended. */
  prune(now: number): void {
    for (const [key, window] of this.windows) if (!this.isOpen(window, now)) this.windows.delete(key);
  }

  /** Every window with its key, also those that have ended and are not pruned. */
  entries(): Iterable<[key: string, Window<Counts>]> {
    return this.windows;
  }

  private isOpen({ endsAt }: Window<Counts>, now: number): boolean {
    return endsAt > now && endsAt <= now + this.lengthMs;
  }
}
