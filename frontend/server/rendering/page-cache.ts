import { LRUCache } from 'lru-cache';

/** Maximum age of a cached page, even without a change event. */
const MAX_AGE_MS = 60_000;

export interface PageCacheOptions<T> {
  maxPages: number;
  maxBytes: number;
  bytesOf: (page: T) => number;
}

/** Rendered pages by canonical address. Caches nothing while it is not subscribed to change events. */
export class PageCache<T extends NonNullable<unknown>> {
  private readonly pages: LRUCache<string, T>;
  private readonly rendering = new Map<string, Promise<T>>();
  private generation = 0;
  private subscribed = false;

  constructor({ maxPages, maxBytes, bytesOf }: PageCacheOptions<T>) {
    this.pages = new LRUCache({
      max: maxPages,
      maxSize: maxBytes,
      sizeCalculation: (page) => bytesOf(page) || 1,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: Date,
    });
  }

  /** Sets whether change events are received; every change of this value empties the cache. */
  setSubscribed(subscribed: boolean): void {
    this.subscribed = subscribed;
    this.clear();
  }

  /** Empties the cache; pages that are being rendered, possibly from old content, will not be cached either. */
  clear(): void {
    this.generation += 1;
    this.pages.clear();
    this.rendering.clear();
  }

  /** Returns the cached page, or renders it once for concurrent calls. `mayKeep` decides whether it is cached. */
  async get(key: string, render: () => Promise<T>, mayKeep: (page: T) => boolean): Promise<{ page: T; hit: boolean }> {
    const cached = this.pages.get(key);
    if (cached) return { page: cached, hit: true };

    const shared = this.rendering.get(key);
    if (shared) return { page: await shared, hit: true };

    const { generation } = this;
    const rendered = render();
    this.rendering.set(key, rendered);
    try {
      const page = await rendered;
      const isCurrent = this.subscribed && generation === this.generation;
      if (isCurrent && mayKeep(page)) this.pages.set(key, page);
      return { page, hit: false };
    } finally {
      if (this.rendering.get(key) === rendered) this.rendering.delete(key);
    }
  }
}
