const PAUSE_MS = 1_000;

type Work = () => Promise<void> | void;

/**
 * Runs work at most once a second for one key: the first at once, and of what comes until a second later only the last,
 * so that the latest state always arrives.
 */
export class OncePerSecond {
  /** The work that waits for the end of a key's pause. */
  private readonly paused = new Map<string, Work | undefined>();

  /** `onError` gets the errors of work that has waited. */
  constructor(private readonly onError: (error: Error) => void) {}

  /** Resolves when the work is done, or at once when it has to wait. Throws what the work throws at once. */
  async run(key: string, work: Work): Promise<void> {
    if (this.paused.has(key)) {
      this.paused.set(key, work);
      return;
    }
    this.paused.set(key, undefined);
    setTimeout(() => this.resume(key), PAUSE_MS).unref();
    await work();
  }

  /** Drops the work of a key that waits. */
  drop(key: string): void {
    if (this.paused.has(key)) this.paused.set(key, undefined);
  }

  /** Drops all work that waits. */
  clear(): void {
    this.paused.clear();
  }

  private resume(key: string): void {
    const work = this.paused.get(key);
    this.paused.delete(key);
    if (work) this.run(key, work).catch(this.onError);
  }
}
