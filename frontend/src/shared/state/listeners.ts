/** The functions that are to be called when something changes. */
export class Listeners<Arguments extends unknown[] = []> {
  private readonly all = new Set<(...args: Arguments) => void>();

  /** Calls `listener` from now on, until the returned function is called. */
  readonly subscribe = (listener: (...args: Arguments) => void): (() => void) => {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  };

  notify(...args: Arguments): void {
    for (const listener of this.all) listener(...args);
  }
}
