/** Rendered pages by path. It keeps nothing while it cannot hear of changes. */
const MOST_PAGES = 500;
/** A page is made anew after this long even when nobody has said that it changed. */
const LONGEST_MS = 60_000;

interface Kept<T> {
  page: T;
  until: number;
}

export class PageCache<T> {
  private readonly kept = new Map<string, Kept<T>>();
  private readonly making = new Map<string, Promise<T>>();
  private generation = 0;
  private listening = false;

  /** Called when changes are heard of again, and when they no longer are. */
  listen(listening: boolean): void {
    this.listening = listening;
    this.drop();
  }

  /** Forgets everything, also what is being made just now from what may be old. */
  drop(): void {
    this.generation += 1;
    this.kept.clear();
    this.making.clear();
  }

  /** The kept page, or a new one; who asks at the same time shares it. `keep` says whether it may be kept. */
  async get(key: string, make: () => Promise<T>, keep: (page: T) => boolean): Promise<{ page: T; hit: boolean }> {
    const kept = this.kept.get(key);
    if (kept && kept.until > Date.now()) return { page: kept.page, hit: true };

    const shared = this.making.get(key);
    if (shared) return { page: await shared, hit: true };

    const generation = this.generation;
    const made = make();
    this.making.set(key, made);
    try {
      const page = await made;
      if (this.listening && generation === this.generation && keep(page)) this.put(key, page);
      return { page, hit: false };
    } finally {
      if (this.making.get(key) === made) this.making.delete(key);
    }
  }

  private put(key: string, page: T): void {
    const oldest = this.kept.keys().next();
    if (this.kept.size >= MOST_PAGES && !oldest.done) this.kept.delete(oldest.value);
    this.kept.set(key, { page, until: Date.now() + LONGEST_MS });
  }
}
