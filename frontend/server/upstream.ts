import { routeOf } from '@farmhouse/contracts/routes/routes';
import { LruMap } from './lru-map.ts';

/** Base URL of every service that answers anything public, by the service's name. */
export type Upstreams = Readonly<Record<string, string>>;

interface Answer {
  status: number;
  body: string;
}

/** Fetch for one page; `isComplete` is true while every read was answered just now. */
export interface PageFetch {
  fetch: typeof fetch;
  isComplete: () => boolean;
}

/** A page waits no longer than this for a service. */
const TIMEOUT_MS = 800;
/** A service that failed is not called again for this long. */
const PAUSE_MS = 2000;
const KEPT_ANSWERS = 500;
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Reads for pages from the services. A 2xx or 4xx is an answer; no answer, a time-out or a 5xx is an outage, in which
 * the last 2xx stands, so that a slow or dead service costs a page only that content's freshness.
 */
export class UpstreamReader {
  private readonly lastGood = new LruMap<string>(KEPT_ANSWERS, KEPT_BYTES, (body) => body.length * 2);
  private readonly pausedUntil = new Map<string, number>();

  constructor(
    private readonly upstreams: Upstreams,
    private readonly onOutage: (path: string, cause: unknown) => void,
  ) {}

  forPage(): PageFetch {
    let complete = true;
    const fetchForPage = async (input: RequestInfo | URL): Promise<Response> => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const fresh = await this.ask(pathname, search);
      if (fresh) return responseOf(fresh);
      complete = false;
      const body = this.lastGood.get(pathname + search);
      if (body === undefined) throw new Error(`No answer for ${pathname}`);
      return responseOf({ status: 200, body });
    };
    return { fetch: fetchForPage, isComplete: () => complete };
  }

  /** What the service answers now; undefined in an outage. */
  private async ask(pathname: string, search: string): Promise<Answer | undefined> {
    const upstream = this.upstreams[routeOf(pathname)?.service ?? ''];
    if (!upstream) throw new Error(`No service answers ${pathname}`);
    if (Date.now() < (this.pausedUntil.get(upstream) ?? 0)) return undefined;
    try {
      const response = await fetch(upstream + pathname + search, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status >= 500) throw new Error(`answered ${response.status}`);
      const body = await response.text();
      if (response.ok) this.lastGood.set(pathname + search, body);
      else this.lastGood.delete(pathname + search);
      return { status: response.status, body };
    } catch (cause) {
      this.pausedUntil.set(upstream, Date.now() + PAUSE_MS);
      this.onOutage(pathname, cause);
      return undefined;
    }
  }
}

function responseOf({ status, body }: Answer): Response {
  return new Response(body || null, { status, headers: { 'Content-Type': 'application/json' } });
}
