import type { PageRead, SeedEntry } from '../src/shared/api/seed.ts';

/** Which service answers a read, by the first part of its path. */
export type Upstreams = Readonly<Record<string, string>>;

export interface ReadAnswer {
  entries: SeedEntry[];
  /** True when every read was answered just now. */
  complete: boolean;
}

/** A page waits no longer than this for a service. */
const TIMEOUT_MS = 800;
/** How long a service that failed is left alone. */
const REST_MS = 2000;

/** Reads content for pages. A slow or dead service costs a page nothing but that content's freshness. */
export class ContentReader {
  private readonly lastGood = new Map<string, unknown>();
  private readonly restingUntil = new Map<string, number>();

  constructor(
    private readonly upstreams: Upstreams,
    private readonly onFailure: (path: string, cause: unknown) => void,
  ) {}

  /** What the reads answer; for one that fails its last answer, or nothing when it never had one. */
  async read(reads: readonly PageRead[]): Promise<ReadAnswer> {
    const answers = await Promise.all(
      reads.map(async ({ endpointName, path }) => ({ endpointName, path, fresh: await this.readOne(path) })),
    );
    const entries = answers.flatMap(({ endpointName, path, fresh }) => {
      if (fresh) return [{ endpointName, value: fresh.value }];
      return this.lastGood.has(path) ? [{ endpointName, value: this.lastGood.get(path) }] : [];
    });
    return { entries, complete: answers.every(({ fresh }) => fresh !== undefined) };
  }

  /** What the service says now: a page never shows the answer that an older page has waited for. */
  private async readOne(path: string): Promise<{ value: unknown } | undefined> {
    const upstream = this.upstreams[path.split('/')[0] ?? ''];
    if (!upstream || Date.now() < (this.restingUntil.get(upstream) ?? 0)) return undefined;
    try {
      const response = await fetch(`${upstream}/api/${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const value: unknown = await response.json();
      this.lastGood.set(path, value);
      return { value };
    } catch (cause) {
      this.restingUntil.set(upstream, Date.now() + REST_MS);
      this.onFailure(path, cause);
      return undefined;
    }
  }
}
