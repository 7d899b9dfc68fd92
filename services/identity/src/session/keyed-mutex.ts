/** Runs work of the same key one after another, in the order it came; different keys do not wait for each other. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(work, work);
    this.tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.tails.get(key) === turn) this.tails.delete(key);
    }
  }
}
